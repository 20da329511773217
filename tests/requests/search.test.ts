import { expect, test } from "vitest";
import { saveSettings } from "~/settings/queries.server";
import { readPage } from "../support/page";
import { openSampleSite, openSite, textOf } from "../support/site";

const at = "2026-01-02T03:04:05.678Z";
const past = { created_at: at, updated_at: at, published_at: at };
const notice = (title: string, details = "") => ({
  title,
  details,
  date: "2026-01-02",
  category: "academic" as const,
  priority: "low" as const,
  ...past,
});

type Site = Awaited<ReturnType<typeof openSite>>;

const search = (site: Site, words: string) => site.visitor().get(`/search?q=${encodeURIComponent(words)}`);

/** Returns titles, with marked words in brackets. */
function hits(html: string): string[] {
  return readPage(html)
    .main.parts("h3")
    .map(({ markedText }) => markedText);
}

test("a search finds notices, pages, documents and calendar entries, and marks the words", async () => {
  const site = await openSite();
  await site.db.insertInto("notices").values(notice("Holiday on Monday", "Schools stay shut.")).execute();
  await site.db.insertInto("notices").values(notice("Bus", "No bus on the **holidays** of May.")).execute();
  await site.db.insertInto("notices").values(notice("Sports day")).execute();
  await site.db
    .insertInto("calendar_entries")
    .values({
      title: "Holi holiday",
      date: "2026-03-04",
      kind: "holiday",
      last_date: "2026-03-04",
      created_at: at,
      updated_at: at,
    })
    .execute();
  await site.db
    .insertInto("disclosures")
    .values({
      name: "List of holidays",
      url: "/documents/x.pdf",
      position: 1,
      bytes: 100,
      created_at: at,
      updated_at: at,
    })
    .execute();
  const html = await search(site, "holiday");
  // Titles before texts, and coming days before past ones.
  expect(hits(html)).toEqual([
    "Calendar of the year",
    "List of [holidays]",
    "[Holiday] on Monday",
    "Holi [holiday]",
    "Curriculum",
    "Bus",
  ]);
  const { main } = readPage(html);
  expect(main.text).toMatch(/4 March 2026 .*Already over/);
  const texts = main.parts("p").map(({ markedText }) => markedText);
  expect(texts).toContain("No bus on the [holidays] of May.");
  expect(main.has('a[href="/curriculum?month=2026-03"]')).toBe(true);
  expect(texts).not.toContain("[holiday]");
});

test.each([
  ["Odia", "ଛୁଟି", "ଗ୍ରୀଷ୍ମ ଛୁଟିଦିନ", "ଗ୍ରୀଷ୍ମ [ଛୁଟିଦିନ]"],
  ["Hindi, without the nukta", "फीस", "फ़ीस की तारीख", "[फ़ीस] की तारीख"],
  ["Bengali", "ছুটি", "গ্রীষ্মের ছুটি", "গ্রীষ্মের [ছুটি]"],
  ["an accent", "cafe", "The Café is open", "The [Café] is open"],
])("the search finds in every script: %s", async (_name, words, title, shown) => {
  const site = await openSite();
  await site.db.insertInto("notices").values(notice(title)).execute();
  expect(hits(await search(site, words))).toContain(shown);
});

test("the search does not find scheduled, ended, unpublished or deleted records", async () => {
  const site = await openSite();
  const later = "2999-01-01T00:00:00.000Z";
  const rows = [
    { ...notice("Zebra scheduled"), published_at: later },
    { ...notice("Zebra ended"), ends_at: at },
    { ...notice("Zebra draft"), published_at: null },
    { ...notice("Zebra deleted"), deleted_at: at },
  ];
  for (const row of rows) await site.db.insertInto("notices").values(row).execute();
  expect(await search(site, "zebra")).toContain("No results for “zebra”.");
  await site.db.insertInto("notices").values(notice("Zebra on the site")).execute();
  expect(hits(await search(site, "zebra"))).toEqual(["[Zebra] on the site"]);
});

test("children and parents are not looked up by name", async () => {
  const site = await openSampleSite();
  const names = [
    ...(await site.db.selectFrom("toppers").select("name").execute()),
    ...(await site.db.selectFrom("testimonials").select("name").execute()),
  ];
  expect(names.length).toBeGreaterThan(10);
  // A teacher has one of the names.
  for (const { name } of names.filter((each) => !each.name.includes("Ghosh"))) {
    // A holiday can have a similar name, Nayak and Nanak: the page that says whom to ask then comes first.
    const found = hits(await search(site, name)).filter(
      (hit) => !hit.includes("[Nanak] Jayanti") && hit !== "Contact",
    );
    expect([name, found]).toEqual([name, []]);
  }
});

test("an empty search asks for words, and an odd one finds nothing", async () => {
  const site = await openSite();
  expect(hits(await search(site, " "))).toEqual([]);
  for (const odd of ['"', "*", "a AND", "'; drop table notices", "<script>", "x".repeat(500), "\u0000"]) {
    expect(readPage(await search(site, odd)).texts("h1")).toEqual([expect.stringMatching(/Search$/)]);
  }
});

test("answers of the search are not kept for others", async () => {
  const site = await openSite();
  const response = await site.visitor().visit("/search?q=fee");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
});

test("an excerpt is a sentence, also of a table", async () => {
  const site = await openSampleSite();
  const html = await search(site, "fee for class 6");
  expect(textOf(html)).toContain("Classes VI to VIII: On admission ₹ 9,000, Term 1 ₹ 10,400");
  for (const words of ["fee", "bus", "age", "last date", "admission", "office"])
    expect([words, textOf(await search(site, words))]).toEqual([words, expect.not.stringContaining(" | ")]);
});

test("the search accepts one wrong, missing, additional or swapped letter", async () => {
  const site = await openSite();
  await site.db.insertInto("notices").values(notice("Quadrille", "A dance of the Sundarbans.")).execute();
  for (const words of ["quadrile", "quadrillle", "quadrolle", "quardille", "sunderbans"])
    expect([words, hits(await search(site, words))]).toEqual([words, [expect.stringContaining("uadrille")]]);
  for (const words of ["quatrolle", "xuadrille"])
    expect([words, hits(await search(site, words))]).toEqual([words, []]);
});

test("a search without a hit shows links to the main pages and the phone number", async () => {
  const site = await openSite();
  await saveSettings(site.db, { phone: "06782 250 250", hidden_menu: "/fees" });
  const { main } = readPage(await search(site, "xyzxyz"));
  expect(main.text).toContain(
    "No results for “xyzxyz”. Check the spelling, or try: Notices Admission Calendar Contact",
  );
  for (const to of ["/notices", "/admission", "/year-calendar", "/contact", "tel:06782250250"])
    expect(main.attributes("a", "href")).toContain(to);
});

test("staff can change the words that find a page, in every language", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  await clerk.submit("/dashboard/texts/fees_search", { value: "capitation, challan" });
  expect(hits(await search(site, "challan"))).toEqual(["Fees"]);
  expect(textOf(await site.visitor().get("/fees"))).not.toContain("challan");
  await clerk.submit("/dashboard/languages/texts/fees_search/or", { value: "ଚାଲାଣ" });
  expect(hits(await search(site, "ଚାଲାଣ"))).toEqual(["Fees"]);
});
