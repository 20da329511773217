import { tmpdir } from "node:os";
import { afterAll, describe, expect, test } from "vitest";
import { allKinds, staffKinds } from "~/kinds/registry";
import { readContent } from "../support/content";
import { emptyTheTrash, notice, openSite, routes, shareSite, textOf } from "../support/site";

/** Public calls (specification section 7); others are for staff. */
const publicCalls = [
  "POST login.php",
  "POST logout.php",
  "POST resume.php",
  "POST receive_mail.php",
  "GET openapi.json",
  ...allKinds.flatMap(({ legacy }) => (legacy?.listing ? [`GET ${legacy.listing.call}`] : [])),
];

/** Called by scripts, which cannot use a redirect. */
const scriptCalls = [
  "/dashboard/uploadimage/one",
  "/dashboard/notice-files",
  "/dashboard/page-files",
  "/dashboard/albums/start",
  "/dashboard/album/1/photos/one",
];

/** Answer JSON to script. */
const scriptReads = ["/dashboard/form-saved"];

function pathOf(id: string): string {
  const route = routes[id];
  if (!route) return "";
  return `${route.parentId ? pathOf(route.parentId) : ""}${route.path ? `/${route.path}` : ""}`;
}

type Site = Awaited<ReturnType<typeof openSite>>;

const addresses = Object.entries(routes)
  .filter(([id, route]) => id !== "root" && (route?.path !== undefined || route?.index))
  .map(([id, route]) => ({
    path:
      pathOf(id)
        .replace(":kind", "photo")
        .replace(":id", "1")
        .replace(":file", "x")
        .replace("*", "nowhere") || "/",
    module: route?.module,
  }));
const dashboard = addresses.filter(({ path }) => path.startsWith("/dashboard"));
const endpoints = addresses.filter(({ path }) => path.startsWith("/gdapi") && !path.includes("/uploads/"));

/** Pages for editors; other dashboard pages are for administrators. */
const editorPages = [
  ...staffKinds.flatMap(({ pages }) => [`${pages.list}.xlsx`, `${pages.list}.csv`]),
  ...scriptReads,
  "/dashboard",
  "/dashboard/account",
  "/dashboard/first-steps",
  "/dashboard/first-steps/remove-samples",
  "/dashboard/help",
  "/dashboard/help/booklet",
  "/dashboard/help/:task",
  "/dashboard/confirm",
  "/dashboard/staff/password",
  "/dashboard/staff/passkeys",
  "/dashboard/staff/second-step",
  "/dashboard/settings/banner",
  "/dashboard/school-closed",
  "/dashboard/school-closed/messages",
  "/dashboard/appendix-ix",
  "/dashboard/appendix-ix/:section",
  "/dashboard/appendix-ix/report",
  ...staffKinds.flatMap(({ pages }) =>
    "many" in pages && pages.many ? [pages.many, `${pages.many}.csv`] : [],
  ),
  "/dashboard/appendix-ix/results",
  "/dashboard/appendix-ix/results.csv",
  "/dashboard/consents/photo/1",
  "/dashboard/consents/missing/photo",
  "/dashboard/consents/slip/1",
  "/dashboard/blur/photo/1",
  "/dashboard/blur/photo/1/picture",
  "/dashboard/languages",
  "/dashboard/languages/words",
  "/dashboard/languages/words/:language/1",
  "/dashboard/languages/corrected.js",
  "/dashboard/languages/photo/1/:language",
  "/dashboard/find",
  "/dashboard/pages",
  "/dashboard/principal",
  "/dashboard/texts",
  "/dashboard/texts/:name",
  "/dashboard/texts/:name/versions/1",
  "/dashboard/trash",
  "/dashboard/trash/chosen",
  "/dashboard/publishing",
  "/dashboard/undo",
  "/dashboard/uploadimage/one",
  "/dashboard/albums/start",
  "/dashboard/album/1/photos",
  "/dashboard/album/1/photos/add",
  "/dashboard/album/1/photos/one",
  "/dashboard/album/1/photos/chosen",
  "/dashboard/album/1/captions",
  "/dashboard/notice-files",
  "/dashboard/page-files",
  "/dashboard/notice-files/1",
  "/dashboard/page-files/1",
  "/dashboard/notice/1/sms",
  "/dashboard/notice-preview/:key",
  "/dashboard/page-preview/:key",
  "/dashboard/parked-forms/:form/discard",
  ...staffKinds.flatMap(({ pages: { list, add, record }, versioned }) => [
    ...(versioned ? [`${record}/1/versions/:version`] : []),
    list,
    `${list}/chosen`,
    add,
    `${record}/1/update`,
    `${record}/1/delete`,
  ]),
];

/** The same of the old endpoints: the staff calls of each kind that staff write. */
const editorCalls = [
  "login.php",
  "logout.php",
  ...staffKinds.flatMap(({ legacy }) => legacy?.endpoints ?? []),
];

/** Tables that any request can change. */
const touched = ["rate_limits", "sessions"];

/** One site per group of tests, which compare its content with that of the start. */
function shared<Person>(enter: (site: Site) => Promise<Person>) {
  return shareSite(async (site) => ({
    site,
    person: await enter(site),
    before: readContent(site, touched),
  }));
}

describe("without a session", () => {
  const group = shared(async (site) => site.visitor());

  test("there are dashboard pages and endpoints to visit", () => {
    expect(dashboard.length).toBeGreaterThan(5);
    expect(endpoints.length).toBeGreaterThanOrEqual(5);
  });

  test.each(dashboard)("$path leads to the login, whatever the method", async ({ path, module }) => {
    const { site, person: visitor, before } = group();
    for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"]) {
      if (method !== "GET" && !module?.action) continue;
      const form = method === "GET" ? {} : { form: { title: "x", details: "x", item: "notice:1", id: "1" } };
      const response = await visitor.visit(path, { method, ...form });
      if (method === "GET" ? scriptReads.includes(path) : scriptCalls.includes(path)) {
        expect([method, response.status]).toEqual([method, 401]);
        continue;
      }
      expect([method, response.status]).toEqual([method, 303]);
      expect(response.headers.get("Location")).toMatch(/^\/login\?next=%2Fdashboard/);
    }
    expect(readContent(site, touched)).toEqual(before);
  });

  test.each(endpoints)("$path answers 401 or 405, where it is not public", async ({ path }) => {
    const { site, before } = group();
    for (const method of ["GET", "POST", "DELETE"]) {
      if (publicCalls.includes(`${method} ${path.replace("/gdapi/", "")}`)) continue;
      const form = method === "GET" ? {} : { form: { id: "1", details: "x" } };
      const response = await site.visitor().visit(`${path}?id=1`, { method, ...form });
      expect([401, 405]).toContain(response.status);
      expect(await response.json()).toMatchObject({ success: false, message: expect.any(String) });
    }
    expect(readContent(site, touched)).toEqual(before);
  });
});

describe("an editor", () => {
  const group = shared((site) => site.editor());

  test.each(dashboard)(
    "an editor can open $path only if it is about the content",
    async ({ path, module }) => {
      const { site, person: editor } = group();
      const before = readContent(site, touched);
      const isAllowed = editorPages.includes(path);
      for (const method of ["GET", "POST"]) {
        if (method === "POST" && !module?.action) continue;
        const form =
          method === "GET" ? {} : { form: { title: "x", item: "notice:1", role: "administrator" } };
        const response = await editor.visit(path, { method, ...form });
        expect([method, response.status === 403]).toEqual([method, !isAllowed]);
        if (!isAllowed)
          expect(await response.text()).toMatch(/for (administrators|the office)\. Please ask clerk\./);
      }
      if (!isAllowed) expect(readContent(site, touched)).toEqual(before);
    },
  );

  test.each(endpoints)("an editor can call $path only if it is about the content", async ({ path }) => {
    const { person: editor } = group();
    const call = path.replace("/gdapi/", "");
    for (const method of ["GET", "POST", "DELETE"]) {
      if (publicCalls.includes(`${method} ${call}`)) continue;
      const form = method === "GET" ? {} : { form: { id: "1", details: "x" } };
      const response = await editor.visit(`${path}?id=1`, { method, ...form });
      if (response.status === 405) continue;
      expect([method, response.status === 403]).toEqual([method, !editorCalls.includes(call)]);
      if (response.status === 403) {
        const message = expect.stringMatching(/for (administrators|the office)\. Please ask clerk\./);
        expect(await response.json()).toEqual({ success: false, message });
      }
    }
  });

  test("cannot empty the trash", async () => {
    const site = await openSite();
    const editor = await site.editor();
    await editor.submit("/dashboard/add-notice", notice);
    await editor.submit("/dashboard/notice/1/delete", {});
    const emptied = await emptyTheTrash(editor);
    expect([emptied.status, textOf(await emptied.text())]).toEqual([
      403,
      expect.stringContaining("Emptying the trash is for administrators. Please ask clerk."),
    ]);
    expect(await site.db.selectFrom("notices").select("id").execute()).toHaveLength(1);
  });
});

describe("an administrator", () => {
  const closing: (() => Promise<void>)[] = [];
  afterAll(() => Promise.all(closing.map((close) => close())));
  let site: Site | undefined;
  let clerk: Awaited<ReturnType<Site["staff"]>> | undefined;

  const isLoggedIn = () =>
    site?.db
      .selectFrom("sessions")
      .innerJoin("staff", "staff.id", "sessions.staff_id")
      .select("staff.id")
      .where("username", "=", "clerk")
      .where("role", "=", "administrator")
      .executeTakeFirst();

  test.each(dashboard)("an administrator can open $path", async ({ path, module }) => {
    // Some actions end the session or change the role.
    if (!(await isLoggedIn())) {
      site = await openSite({}, {}, tmpdir(), undefined, (close) => closing.push(close));
      clerk = await site.staff();
    }
    if (!clerk) throw new Error("Nobody is logged in.");
    for (const method of ["GET", "POST"]) {
      if (method === "POST" && !module?.action) continue;
      const response = await clerk.visit(path, { method, ...(method === "POST" && { form: { item: "x" } }) });
      expect([method, [401, 403].includes(response.status)]).toEqual([method, false]);
      expect(response.headers.get("Location") ?? "").not.toMatch(/^\/login/);
    }
  });
});

describe("from another site", () => {
  const group = shared((site) => site.staff());

  // They answer 404 to forms.
  const takers = addresses.filter(
    ({ path, module }) => module?.action && !["/nowhere", "/:address"].includes(path),
  );

  test.each(takers)("refuses posts to $path with and without a session", async ({ path }) => {
    const { site, person: clerk, before } = group();
    for (const person of [clerk, site.visitor()]) {
      const response = await person.visit(path, {
        form: { username: "clerk", details: "x", email: "a@b.example" },
        headers: { "Sec-Fetch-Site": "cross-site", Origin: "https://evil.example" },
      });
      expect([403, 405]).toContain(response.status);
    }
    expect(readContent(site, touched)).toEqual(before);
  });
});
