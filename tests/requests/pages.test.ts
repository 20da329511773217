import { describe, expect, test } from "vitest";
import { type OpenedPage, readPage } from "../support/page";
import { notice, openSampleSite, openSite, textOf } from "../support/site";

const oops = "Oops! The page you're looking for doesn't exist.";

async function siteWithNotices(count: number) {
  const site = await openSite();
  for (let index = 1; index <= count; index += 1) {
    const at = new Date(Date.UTC(2026, 0, 1) + index * 1000).toISOString();
    const category = index % 2 ? "sports" : "arts";
    await site.db
      .insertInto("notices")
      .values({
        ...notice,
        title: `Notice ${index}.`,
        category,
        created_at: at,
        updated_at: at,
        published_at: at,
      })
      .execute();
  }
  return site;
}

describe("not found", () => {
  test.each([
    "/nowhere",
    "/notices/99",
    "/notices/abc",
    "/notices/1e3",
    "/notices/-1",
    "/uploads/x.webp",
    "/a/b/c",
  ])("%s", async (path) => {
    const response = await (await openSite()).visitor().visit(path);
    expect(response.status).toBe(404);
    const html = await response.text();
    if (!path.startsWith("/uploads")) {
      expect(textOf(html)).toContain(oops);
      expect(html).toMatch(/href="\/"[^>]*>Go Back Home/);
    }
  });
});

test("a wrong address offers the search, a right one does not", async () => {
  const visitor = (await openSampleSite()).visitor();
  const search = 'form[action="/search"]';
  expect((await visitor.open("/nowhere")).main.has(search)).toBe(true);
  expect((await visitor.open("/mission")).main.has(search)).toBe(false);
});

describe("aliases", () => {
  test.each([
    ["/evenets", "/events"],
    ["/evnets", "/events"],
    ["/result", "/results"],
    ["/home", "/"],
    ["/index.html", "/"],
    ["/index.php", "/"],
    ["/gallery", "/school-gallery"],
    ["/chair-person", "/principal"],
    ["/calendar", "/curriculum"],
    ["/deletefaculty", "/dashboard/deletefaculty"],
    ["/uploadimage", "/dashboard/uploadimage"],
    ["/deleteimage", "/dashboard/deleteimage"],
    ["/manageresults", "/dashboard/manageresults"],
    ["/notice/7/update", "/dashboard/notice/7/update"],
  ])("%s leads for good to %s", async (from, to) => {
    const response = await (await openSite()).visitor().visit(from);
    expect([response.status, response.headers.get("Location")]).toEqual([301, to]);
  });
});

describe("the frame", () => {
  test("public pages have the navigation, footer and quick links of the specification", async () => {
    const html = await (await openSampleSite()).visitor().get("/");
    const links = [...html.matchAll(/href="([^"]+)"/g)].map((match) => match[1]?.replace("&amp;", "&"));
    const expected =
      "/ /about-us /mission /principal /programs /curriculum /faculty /results /parents-testimonial /smart-class /labs /library /sports /art-room /music&aerobic /swimming-pool-and-open-gym /events /mandatory-public-disclosure /school-gallery /contact /result /calendar /evnets /home /evenets /chair-person /gallery /privacy /terms /accessibility /sitemap /login";
    for (const path of expected.split(" ")) expect(links).toContain(path);
  });

  test("pages carry no React, and the dashboard does", async () => {
    const site = await openSite();
    const home = await site.visitor().get("/");
    expect(home).not.toContain("__remixContext");
    expect(readPage(home).count('script:not([type="application/ld+json"])')).toBe(1);
    expect(await (await site.staff()).get("/dashboard")).toContain("__remixContext");
  });

  test("dashboard pages have no footer and are never stored", async () => {
    const clerk = await (await openSite()).staff();
    const response = await clerk.visit("/dashboard");
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(await response.text()).not.toContain("site-footer");
  });
});

function cardsOf(html: string) {
  const texts = readPage(html).part("#notices").texts("h3");
  return texts.flatMap((text) => /^Notice (\d)\.$/.exec(text)?.[1] ?? []);
}

describe("notices and events", () => {
  test("the home page shows each of the newest six once, and the count of all", async () => {
    const page = await (await siteWithNotices(9)).visitor().open("/");
    const newest = page.attributes('nav[aria-label="Newest notices"] a', "href");
    const ids = newest.flatMap((to) => /^\/notices\/(\d+)/.exec(to)?.[1] ?? []);
    expect(ids).toEqual(["9", "8", "7"]);
    expect(cardsOf(page.html)).toEqual(["6", "5", "4"]);
    expect(page.text).toContain("9 active notices");
  });

  test("chips filter by the eight public categories", async () => {
    const visitor = (await siteWithNotices(4)).visitor();
    const html = await visitor.get("/?tab=notices&category=sports");
    expect(cardsOf(html)).toEqual(["3", "1"]);
    for (const value of ["all", "academic", "sports", "arts", "community", "health", "facility", "holiday"]) {
      expect(html).toContain(`href="/?tab=notices&amp;category=${value}#notices"`);
    }
    expect(textOf(await visitor.get("/?tab=notices&category=health"))).toContain("No Notice found.");
    expect(await visitor.get("/?category=nonsense")).toContain(">Notice 4.<");
  });

  test("the Events tab lists what is coming", async () => {
    const site = await openSite();
    const soon = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
    const times = { created_at: "", updated_at: "" };
    for (const [date, title] of [
      [soon, "Science fair"],
      ["2025-05-18", "Summer vacation"],
    ] as const) {
      await site.db
        .insertInto("calendar_entries")
        .values({ date, last_date: date, title, kind: "event", ...times })
        .execute();
    }
    const words = textOf(await site.visitor().get("/?tab=events"));
    expect(words).toContain("Science fair");
    expect(words).not.toContain("Summer vacation");
  });

  test("/notices goes through all of them, page by page, with the filter kept", async () => {
    const visitor = (await siteWithNotices(45)).visitor();
    const seen: string[] = [];
    for (let path: string | undefined = "/notices"; path; ) {
      const page: OpenedPage = await visitor.open(path);
      seen.push(...page.main.texts("h2").flatMap((text) => /^Notice (\d+)\.$/.exec(text)?.[1] ?? []));
      [path] = page.attributes('[rel="next"]', "href");
    }
    expect(seen).toEqual(Array.from({ length: 45 }, (_, index) => String(45 - index)));
    expect(await visitor.get("/notices?category=sports")).toContain("/notices?category=sports&amp;after=");
  });

  test("texts cannot break out of the page", async () => {
    const site = await openSite();
    const clerk = await site.staff();
    await clerk.submit("/dashboard/add-notice", { ...notice, details: "<script>alert(1)</script>" });
    expect(await clerk.get("/")).not.toContain("<script>alert");
  });
});

describe("newsletter", () => {
  test("subscribing twice stores one address, and leads back to the page", async () => {
    const site = await openSite();
    const visitor = site.visitor();
    for (const email of ["Parent@Example.com", "parent@example.com "]) {
      const headers = { Referer: "http://school.test/notices?category=arts" };
      const response = await visitor.visit("/newsletter", { form: { email }, headers });
      expect([response.status, response.headers.get("Location")]).toEqual([303, "/notices?category=arts"]);
    }
    expect(await site.db.selectFrom("subscribers").select("email").execute()).toEqual([
      { email: "parent@example.com" },
    ]);
    expect(textOf(await visitor.get("/notices"))).toContain("Your address is on the list");
  });

  test("an invalid address is shown again with an error", async () => {
    const response = await (await openSite()).visitor().visit("/newsletter", { form: { email: "parent@" } });
    expect(response.status).toBe(422);
    const html = await response.text();
    const page = readPage(html);
    expect(page.field("email")).toBe("parent@");
    expect(page.title).toMatch(/^Error: /);
  });
});

describe("refusals have words", () => {
  test("405, 413 and 415", async () => {
    const visitor = (await openSite()).visitor();
    const wrongMethod = await visitor.visit("/notices", { form: { a: "b" } });
    expect(wrongMethod.status).toBe(405);
    expect(textOf(await wrongMethod.text())).toContain("does not take that kind of request");
    const large = await visitor.visit("/login", { form: { password: "x".repeat(70_000) } });
    expect(large.status).toBe(413);
    expect(textOf(await large.text())).toContain("Please shorten it");
    const odd = await visitor.visit("/login", { body: "<a/>", headers: { "Content-Type": "text/xml" } });
    expect(odd.status).toBe(415);
  });

  test("a failure is calm, numbered and logged, without details", async () => {
    const site = await openSite();
    await site.db.schema.dropTable("notices").execute();
    const response = await site.visitor().visit("/notices");
    expect(response.status).toBe(500);
    const html = await response.text();
    expect(textOf(html)).toContain("Something went wrong on our side");
    expect(html).toContain("request-1");
    expect(html).not.toContain("no such table");
    expect(site.logged.join()).toContain("no such table");
  });
});

test("repeats declared parameters only in form URLs", async () => {
  const site = await openSampleSite();
  const photo = await site.db.selectFrom("photos").select("id").executeTakeFirstOrThrow();
  const visitor = site.visitor();
  const actionsOf = (html: string) => readPage(html).attributes("form", "action");
  for (const path of [
    "/contact",
    "/career",
    "/admission/enquiry",
    "/login",
    "/newsletter",
    "/application",
    "/set-password",
    `/take-down/photo/${photo.id}`,
    "/hi/contact",
  ]) {
    for (const query of ["?zz=1&utm_source=x", "?zz=%22%3E", "?fbclid=a&index"]) {
      const html = await visitor.get(path + query);
      expect(html).toContain(`action="${path}"`);
      expect(actionsOf(html).filter((action) => action.includes("?"))).toEqual([]);
      const refused = await visitor.visit(path + query, { form: {} });
      expect(actionsOf(await refused.text()).filter((action) => action.includes("?"))).toEqual([]);
    }
  }
  expect(await visitor.get("/contact?about=visit&zz=1")).toContain('action="/contact?about=visit"');
  expect(await visitor.get("/login?zz=1&next=%2Fdashboard%2Ftrash")).toContain(
    'action="/login?next=%2Fdashboard%2Ftrash"',
  );
});

test("the home page's title is read before its Contact Now button", async () => {
  const page = await (await openSampleSite()).visitor().open("/");
  const read = page.texts('h1, a:contains("Contact Now")');
  expect(read.length).toBeGreaterThan(1);
  expect(read[0]).toBe(page.main.part("h1").text);
});
