import { expect, test } from "vitest";
import { notices } from "~/content/notices/notice.server";
import { sharedPage } from "~/http/headers";
import { startServer } from "../support/server";
import { notice, openSite, textOf } from "../support/site";

const at = "2026-03-14T05:00:00.000Z";
const past = { published_at: at, ends_at: "2026-03-15T00:00:00.000Z" };

type Database = Awaited<ReturnType<typeof openSite>>["db"];

async function addAll(db: Database, more: object = {}) {
  const rows = [
    ["Fee of the term", "2026-02-28", "academic"],
    ["Relay", "2026-02-01", "sports"],
    ["Exam", "2026-01-31", "academic"],
    ["Holi", "2025-03-14", "holiday"],
  ] as const;
  for (const [title, date, category] of rows) {
    await notices.create(db, { ...notice, title, date, category, ...more }, at);
  }
}

const titlesOn = (html: string) =>
  [...html.matchAll(/<h2[^>]*>(?:<a[^>]*>)(.*?)<\/a>/g)].map(([, title]) => title);

const optionsOf = (html: string) =>
  [...html.matchAll(/<option value="([^"]*)"([^>]*)>([^<]*)</g)].map(
    ([, value, more = "", label]) => `${value}${more.includes("selected") ? "*" : ""} ${label}`,
  );

test.each([
  ["/notices", {}],
  ["/notices/archive", past],
])("%s is chosen by category, month and year, among those that have notices", async (page, times) => {
  const site = await openSite();
  await addAll(site.db, times);
  const other = page === "/notices" ? past : {};
  await notices.create(site.db, { ...notice, date: "2024-05-05", ...other }, at);
  await notices.create(site.db, { ...notice, date: "2024-06-05", published_at: null }, at);
  const get = (query: string) => site.visitor().get(`${page}${query}`);
  expect(optionsOf(await get(""))).toEqual([
    "* All months",
    "2026 All of 2026",
    "2026-02 February 2026",
    "2026-01 January 2026",
    "2025-03 March 2025",
  ]);
  expect(titlesOn(await get("?when=2026-02"))).toEqual(["Relay", "Fee of the term"]);
  expect(titlesOn(await get("?when=2026"))).toEqual(["Exam", "Relay", "Fee of the term"]);
  expect(titlesOn(await get("?when=2025"))).toEqual(["Holi"]);
  const academic = await get("?category=academic&when=2026-02");
  expect(titlesOn(academic)).toEqual(["Fee of the term"]);
  expect(optionsOf(academic)).toEqual([
    " All months",
    "2026 All of 2026",
    "2026-02* February 2026",
    "2026-01 January 2026",
  ]);
  expect(academic).toContain('<input type="hidden" name="category" value="academic"/>');
  expect(academic).toContain(`href="${page}?category=sports&amp;when=2026-02"`);
  const none = await get("?category=holiday&when=2026-02");
  expect(textOf(none)).toContain("No Notice found.");
  expect(optionsOf(none)).toContain("2026-02* February 2026");
  for (const nonsense of ["?when=2026-13", "?when=26", "?when=%3Cb%3E", "?when="]) {
    expect([nonsense, titlesOn(await get(nonsense)).length]).toEqual([nonsense, 4]);
  }
});

test("the title of a listing says what it shows", async () => {
  const site = await openSite();
  await addAll(site.db);
  const titleOf = async (query: string) =>
    /<title>(.*?) ·/.exec(await site.visitor().get(`/notices${query}`))?.[1];
  expect(await titleOf("")).toBe("Notices");
  expect(await titleOf("?category=sports&when=2026-02")).toBe("Notices: Sports, February 2026");
  expect(await titleOf("?when=2025")).toBe("Notices: 2025");
});

test("a single month gets no choice of months", async () => {
  const site = await openSite();
  await notices.create(site.db, notice, at);
  expect(await site.visitor().get("/notices")).not.toContain("<select");
});

test("a long month goes on in pages of its own", async () => {
  const site = await openSite();
  for (let number = 1; number <= 25; number += 1) {
    await notices.create(
      site.db,
      { ...notice, title: `N${number}`, date: "2026-02-03" },
      `2026-03-14T05:00:${number + 10}.000Z`,
    );
    await notices.create(
      site.db,
      { ...notice, title: `M${number}`, date: "2026-03-03" },
      `2026-03-14T05:01:${number + 10}.000Z`,
    );
  }
  const seen: (string | undefined)[] = [];
  for (let path: string | undefined = "/notices?when=2026-02"; path; ) {
    const html: string = await site.visitor().get(path);
    seen.push(...titlesOn(html));
    path = /href="([^"]+)"[^>]*rel="next"/.exec(html)?.[1]?.replaceAll("&amp;", "&");
  }
  expect(seen).toEqual(Array.from({ length: 25 }, (_, index) => `N${25 - index}`));
});

test("a month without notices makes no entry in the cache", async () => {
  const { db, origin } = await startServer();
  await addAll(db);
  const told = async (path: string) => (await fetch(origin + path)).headers.get("Cache-Control");
  const kept = sharedPage;
  expect(await told("/notices?when=2026-02")).toBe(kept);
  expect(await told("/notices?when=2025")).toBe(kept);
  expect(await told("/notices?category=sports&when=2025-03")).toBe(kept);
  expect(await told("/notices?when=2026-03")).toBe("private, no-cache");
  expect(await told("/notices/archive?when=2026-02")).toBe("private, no-cache");
  expect(await told("/notices?when=2026-99")).toBe(kept);
});
