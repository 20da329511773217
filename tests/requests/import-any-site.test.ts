import { expect, test } from "vitest";
import { serveHandmade } from "../support/old-handmade";
import { importFrom, publishNewest } from "../support/old-site";
import { openSite, textOf } from "../support/site";

test("a hand-made site with frames becomes pages, notices and an album, without its headers and menus", async () => {
  const site = await openSite();
  const old = await serveHandmade();
  const reports = await importFrom(site, old.address);
  const { db } = site;
  const pages = await db
    .selectFrom("pages")
    .select(["title", "details", "address"])
    .orderBy("position")
    .execute();
  expect(pages.filter(({ title }) => title !== "Calendar")).toEqual([
    { title: "Welcome", details: "Welcome to our “school café”. It opened in 1962.", address: "main" },
    {
      title: "About us",
      details: "We teach **700** children.\n| Class | Seats |\n| I | 40 |",
      address: "about-us-2",
    },
    {
      title: "Rules",
      details: "Be on time. See [about us](/page.php?id=1) and the rules.",
      address: "rules",
    },
  ]);
  const files = await db.selectFrom("page_files").select(["title", "slug"]).orderBy("id").execute();
  expect(files).toEqual([
    { title: "The building", slug: "" },
    { title: "the rules", slug: "rules.pdf" },
  ]);
  const notices = await db
    .selectFrom("notices")
    .select(["title", "date", "category"])
    .orderBy("date")
    .execute();
  expect(notices).toEqual([
    { title: "Holiday list", date: "2019-03-12", category: "holiday" },
    { title: "Fee circular", date: "2019-04-01", category: "academic" },
    { title: "Sports day", date: "2019-05-05", category: "sports" },
  ]);
  const photos = await db.selectFrom("photos").select("description").orderBy("place").execute();
  expect(photos.map(({ description }) => description)).toEqual(
    [1, 2, 3, 4, 5, 6].map((n) => `Annual day ${n}`),
  );
  expect(reports.pages?.failed).toEqual([
    `${old.address}/broken.php: it answered 500, also after 3 attempts`,
  ]);
  expect(old.asked.filter((path) => path.startsWith("/private"))).toEqual([]);
});

test("old addresses with a query, of frames and of files redirect", async () => {
  const site = await openSite();
  const old = await serveHandmade();
  await importFrom(site, old.address);
  await publishNewest(site);
  const to = async (path: string) => (await site.visitor().visit(path)).headers.get("Location");
  expect(await to("/page.php?id=1")).toBe("/about-us-2");
  expect(await to("/page.php?id=2&PHPSESSID=1")).toBe("/rules");
  expect(await to("/page.php?id=9")).toBeNull();
  expect(await to("/notices.htm")).toBe("/notices");
  expect(await to("/menu.htm")).toBe("/");
  expect(await to("/gallery.htm")).toBe("/school-gallery/1-photos");
  expect(await to("/files/holidays.pdf")).toMatch(/^\/notices\/\d\/files\/holidays\.pdf$/);
  expect(textOf(await site.visitor().get("/rules"))).toContain("Be on time");
});

test("an endless calendar ends", async () => {
  const site = await openSite();
  const old = await serveHandmade();
  await importFrom(site, old.address);
  expect(old.asked.filter((path) => path.startsWith("/calendar")).length).toBeLessThanOrEqual(24);
});

test("a second import of a hand-made site adds nothing", async () => {
  const site = await openSite();
  const old = await serveHandmade();
  await importFrom(site, old.address);
  const before = await site.db.selectFrom("imported_records").select("id").execute();
  const reports = await importFrom(site, old.address);
  expect(Object.values(reports).map(({ came, updated }) => [came, updated])).toEqual(
    Object.values(reports).map(() => [0, 0]),
  );
  expect(await site.db.selectFrom("imported_records").select("id").execute()).toHaveLength(before.length);
});
