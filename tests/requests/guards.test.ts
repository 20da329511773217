import { describe, expect, test } from "vitest";
import { allKinds } from "~/content/records/registry";
import { openSite, routes } from "../support/site";

/** What anybody may call (specification section 7); every other call is for staff. */
const publicCalls = [
  "POST login.php",
  "POST logout.php",
  "POST resume.php",
  "POST receive_mail.php",
  "GET openapi.json",
  ...allKinds.flatMap(({ listing }) => (listing ? [`GET ${listing.call}`] : [])),
];

/** What a dashboard page calls by script; a redirect would be of no use to it. */
const scriptCalls = ["/dashboard/uploadimage/one"];

function pathOf(id: string): string {
  const route = routes[id];
  if (!route) return "";
  return `${route.parentId ? pathOf(route.parentId) : ""}${route.path ? `/${route.path}` : ""}`;
}

const addresses = Object.entries(routes)
  .filter(([id, route]) => id !== "root" && (route?.path !== undefined || route?.index))
  .map(([id, route]) => ({
    path: pathOf(id).replace(":id", "1").replace(":file", "x").replace("*", "nowhere") || "/",
    module: route?.module,
  }));
const dashboard = addresses.filter(({ path }) => path.startsWith("/dashboard"));
const endpoints = addresses.filter(({ path }) => path.startsWith("/gdapi") && !path.includes("/uploads/"));

/** Everything in the database but what a request may always touch. */
async function contentOf(site: Awaited<ReturnType<typeof openSite>>) {
  const tables = await site.db.introspection.getTables();
  const content: Record<string, unknown> = {};
  for (const { name } of tables) {
    if (name === "secrets" || name === "rate_limits") continue;
    content[name] = await site.db
      .selectFrom(name as "notices")
      .selectAll()
      .execute();
  }
  return content;
}

describe("without a session", () => {
  test("there are dashboard pages and endpoints to walk", () => {
    expect(dashboard.length).toBeGreaterThan(5);
    expect(endpoints.length).toBeGreaterThanOrEqual(5);
  });

  test.each(dashboard)("$path leads to the login, whatever the method", async ({ path, module }) => {
    const site = await openSite();
    const before = await contentOf(site);
    const visitor = site.visitor();
    for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"]) {
      if (method !== "GET" && !module?.action) continue;
      const form = method === "GET" ? {} : { form: { title: "x", details: "x", item: "notice:1", id: "1" } };
      const response = await visitor.visit(path, { method, ...form });
      if (method !== "GET" && scriptCalls.includes(path)) {
        expect([method, response.status]).toEqual([method, 401]);
        continue;
      }
      expect([method, response.status]).toEqual([method, 303]);
      expect(response.headers.get("Location")).toMatch(/^\/login\?next=%2Fdashboard/);
    }
    expect(await contentOf(site)).toEqual(before);
  });

  test.each(endpoints)("$path answers 401 or 405, where it is not public", async ({ path }) => {
    const site = await openSite();
    const before = await contentOf(site);
    for (const method of ["GET", "POST", "DELETE"]) {
      if (publicCalls.includes(`${method} ${path.replace("/gdapi/", "")}`)) continue;
      const form = method === "GET" ? {} : { form: { id: "1", details: "x" } };
      const response = await site.visitor().visit(`${path}?id=1`, { method, ...form });
      expect([401, 405]).toContain(response.status);
      expect(await response.json()).toMatchObject({ success: false, message: expect.any(String) });
    }
    expect(await contentOf(site)).toEqual(before);
  });
});

describe("from another site", () => {
  const takers = addresses.filter(({ path, module }) => module?.action && path !== "/nowhere");

  test.each(takers)("nobody can post to $path, with a session or without", async ({ path }) => {
    const site = await openSite();
    const clerk = await site.staff();
    const before = await contentOf(site);
    for (const person of [clerk, site.visitor()]) {
      const response = await person.visit(path, {
        form: { username: "clerk", details: "x", email: "a@b.example" },
        headers: { "Sec-Fetch-Site": "cross-site", Origin: "https://evil.example" },
      });
      expect([403, 405]).toContain(response.status);
    }
    expect(await contentOf(site)).toEqual(before);
  });
});
