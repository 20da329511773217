import { describe, expect, test } from "vitest";
import { staffKinds } from "~/kinds/registry";
import { searchSoftDeletable } from "~db/search";
import { readTally } from "~db/tallies";
import { readPage } from "../support/page";
import { openSampleSite, openSite, textOf } from "../support/site";

type Site = Awaited<ReturnType<typeof openSite>>;

const at = (index: number) => new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString();

async function addNotices(site: Site, count: number, title = (index: number) => `Notice number ${index}`) {
  for (let index = 1; index <= count; index += 1) {
    await site.db
      .insertInto("notices")
      .values({
        title: title(index),
        details: "Words.",
        date: "2026-01-01",
        category: "academic",
        priority: "medium",
        created_at: at(index),
        updated_at: at(index),
        published_at: at(index),
      })
      .execute();
  }
}

const olderLink = (html: string) => /href="([^"]+)"[^>]*rel="next"/.exec(html)?.[1]?.replaceAll("&amp;", "&");

test("a list goes on in pages, each record once, and the search goes on with it", async () => {
  const site = await openSite();
  await addNotices(site, 45);
  const clerk = await site.staff();
  for (const query of ["", "?q=notice"]) {
    const seen: string[] = [];
    let path: string | undefined = `/dashboard/deletenotice${query}`;
    for (let pages = 0; path && pages < 5; pages += 1) {
      const html: string = await clerk.get(path);
      seen.push(
        ...[...html.matchAll(/aria-label="Edit (Notice number \d+)"/g)].map((match) => match[1] ?? ""),
      );
      path = olderLink(html);
    }
    expect(seen).toEqual(Array.from({ length: 45 }, (_, index) => `Notice number ${45 - index}`));
  }
});

test.each([
  ["a word's beginning", "anniv", ["Anniversary of the school"]],
  ["capitals and accents", "ANNIVÉRSARY", ["Anniversary of the school"]],
  ["all words, in any order", "school anniversary", ["Anniversary of the school"]],
  ["Bengali", "ছুটি", ["পূজার ছুটি"]],
  ["Hindi", "विद्यालय", ["हमारा विद्यालय"]],
  ["signs that mean something to the index", '"school" AND (NEAR* -title:', []],
  ["a quotation mark", '"', []],
  ["only signs", "%_*", []],
  ["a word that is nowhere", "zebra", []],
])("%s", async (_, search, titles) => {
  const site = await openSite();
  const all = ["Anniversary of the school", "School closed", "পূজার ছুটি", "हमारा विद्यालय"];
  await addNotices(site, all.length, (index) => all[index - 1] ?? "");
  const clerk = await site.staff();
  const html = await clerk.get(`/dashboard/deletenotice?q=${encodeURIComponent(search)}`);
  const found = [...html.matchAll(/aria-label="Edit ([^"]+)"/g)].map((match) => match[1]);
  expect(found).toEqual(titles);
  if (titles.length === 0) expect(textOf(html)).toContain("Nothing here with");
});

test("returns to the same search and page after editing or deleting", async () => {
  const site = await openSite();
  await addNotices(site, 45);
  const clerk = await site.staff();
  const html = await clerk.get("/dashboard/deletenotice?q=number&after=x");
  const [, path = ""] = /href="(\/dashboard\/notice\/\d+\/delete[^"]*)"/.exec(html) ?? [];
  const answer = await clerk.submit(path.replaceAll("&amp;", "&"), {});
  expect(answer.headers.get("Location")).toBe("/dashboard/deletenotice?q=number&after=x");
  for (const list of ["//evil.example", "https://evil.example", "/dashboard", `?q=${"x".repeat(600)}`]) {
    const other = await clerk.submit(`/dashboard/notice/9/update?${new URLSearchParams({ list })}`, {
      title: "Same",
      details: "Same",
      date: "2026-01-01",
      category: "other",
      priority: "low",
    });
    expect(other.headers.get("Location")).toBe("/dashboard/deletenotice");
  }
});

test("the index follows changes, deletions and restorings", async () => {
  const site = await openSite();
  await addNotices(site, 1, () => "Picnic");
  const find = (search: string) => searchSoftDeletable(site.db, "notices", { search, limit: 10 });
  expect(await find("picnic")).toEqual([1]);
  await site.db.updateTable("notices").set({ title: "Excursion" }).where("id", "=", 1).execute();
  expect([await find("picnic"), await find("excursion")]).toEqual([[], [1]]);
  const trash = (deleted_at: string | null) =>
    site.db.updateTable("notices").set({ deleted_at }).where("id", "=", 1).execute();
  await trash(at(2));
  expect(await find("excursion")).toEqual([]);
  await trash(null);
  expect(await find("excursion")).toEqual([1]);
  await site.db.deleteFrom("notices").where("id", "=", 1).execute();
  expect(await find("excursion")).toEqual([]);
});

test("counters always match the rows", async () => {
  const site = await openSite();
  await addNotices(site, 5);
  await site.db
    .updateTable("notices")
    .set({ deleted_at: at(9) })
    .where("id", "<", 3)
    .execute();
  await site.db.updateTable("notices").set({ title: "Same" }).execute();
  await site.db.deleteFrom("notices").where("id", "in", [1, 5]).execute();
  await site.db.updateTable("notices").set({ deleted_at: null }).where("id", "=", 2).execute();
  expect(await readTally(site.db, "lasting_notices")).toBe(3);
  for (const read_at of [null, null, at(1)]) {
    await site.db
      .insertInto("messages")
      .values({
        message: "Hello",
        created_at: at(1),
        read_at,
        first_name: "",
        last_name: "",
        phone: "",
        email: "",
      })
      .execute();
  }
  expect(await readTally(site.db, "unread_messages")).toBe(2);
  await site.db
    .updateTable("messages")
    .set({ read_at: at(2) })
    .where("id", "=", 1)
    .execute();
  expect(await readTally(site.db, "unread_messages")).toBe(1);
  await site.db.deleteFrom("messages").execute();
  expect(await readTally(site.db, "unread_messages")).toBe(0);
});

test.each([
  ["deleteimage", "No photos found."],
  ["manageresults", "No student results found."],
  ["deletefaculty", "No Faculty found."],
  ["deletePost", "No Post found"],
  ["deletenotice", "No notices found"],
  ["get-resume", "No resumes uploaded yet."],
  ["testimonials", "No testimonials yet."],
  ["popups", "No pop-ups yet."],
  ["messages", "No messages yet."],
  ["subscribers", "No addresses yet."],
  ["calendar", "No calendar entries yet"],
])("/dashboard/%s says that it is empty, without a search field", async (path, words) => {
  const site = await openSite();
  const clerk = await site.staff();
  const html = await clerk.get(`/dashboard/${path}`);
  expect(textOf(html)).toContain(words);
  expect(readPage(html).main.has('[role="search"]')).toBe(false);
  expect(textOf(await clerk.get(`/dashboard/${path}?q=nothing`))).toContain("Nothing here with “nothing”");
});

test("messages and addresses are found by name", async () => {
  const site = await openSite();
  const visitor = site.visitor();
  await visitor.visit("/newsletter", { form: { email: "rina@example.com" } });
  await visitor.visit("/newsletter", { form: { email: "other@example.com" } });
  await visitor.visit("/contact", {
    form: { first_name: "Bimal", phone: "98765 43210", message: "The bus" },
  });
  const clerk = await site.staff();
  const addresses = textOf(await clerk.get("/dashboard/subscribers?q=rina"));
  expect([addresses.includes("rina@example.com"), addresses.includes("other@example.com")]).toEqual([
    true,
    false,
  ]);
  expect(textOf(await clerk.get("/dashboard/messages?q=bimal"))).toContain("The bus");
});

test("the overview says what is live, what came in and what needs care", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  const empty = textOf(await clerk.get("/dashboard"));
  expect(empty).toContain("No notice was posted in the last 30 days.");
  expect(empty).toContain("Nothing is planned in the calendar.");
  await clerk.submit("/dashboard/add-notice", {
    title: "Holiday",
    details: "Tomorrow.",
    date: "2026-03-14",
    category: "holiday",
    priority: "high",
  });
  await clerk.submit("/dashboard/calendar/add", { date: "2099-01-01", title: "New year", kind: "holiday" });
  await site.visitor().visit("/contact", { form: { phone: "98765 43210", message: "Hello" } });
  const full = textOf(await clerk.get("/dashboard"));
  expect(full).toContain("Newest notice Holiday");
  expect(full).toContain("Next date New year");
  expect(full).toContain("1 unanswered message");
  expect(full).not.toContain("No notice was posted");
  expect(full).not.toContain("no coming entries");
});

describe("a row of a list", () => {
  test.each(staffKinds.map(({ key, pages }) => [key, pages.list] as const))(
    "of the kind %s has at most two facts besides its name, and the actions Edit and More with Delete inside",
    async (_, path) => {
      const clerk = await (await openSampleSite()).staff();
      const rows = (await clerk.open(path)).parts('li[id^="row-"]');
      expect(rows.length).toBeGreaterThan(0);
      for (const row of rows) {
        const actions = row.texts(":is(a, button):not(details *, h2 *)");
        // Arrows change the order of lists that staff order.
        expect(actions.filter((action) => !/^Move .* (up|down)$/.test(action))).toEqual(["Edit"]);
        expect(row.part('details[name="row-menu"]').text).toMatch(/^More .*Delete$/);
        expect(row.count("p.commas > *")).toBeLessThanOrEqual(2);
      }
    },
  );
});
