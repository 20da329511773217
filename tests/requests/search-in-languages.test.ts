import { sql } from "kysely";
import { expect, test } from "vitest";
import { translations } from "~/languages/languages";
import { translated } from "../support/languages";
import type { Part } from "../support/page";
import { openSite } from "../support/site";

const at = "2026-01-02T03:04:05.678Z";

type Site = Awaited<ReturnType<typeof openSite>>;

async function addNotice(site: Site, title: string, details = "") {
  const row = { title, details, date: "2026-01-02", category: "academic", priority: "low" } as const;
  const { id } = await site.db
    .insertInto("notices")
    .values({ ...row, created_at: at, updated_at: at, published_at: at })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

async function translate(
  site: Site,
  kind: string,
  record: number,
  language: string,
  fields: Record<string, string>,
) {
  for (const [field, words] of Object.entries(fields)) {
    await site.db
      .insertInto("translations")
      .values({ kind, record: String(record), field, language, words, updated_at: at })
      .onConflict((conflict) =>
        conflict.columns(["kind", "language", "record", "field"]).doUpdateSet({ words, updated_at: at }),
      )
      .execute();
  }
}

/** Returns all results with `[…]` around marked words, and the language if it differs. */
async function searchAll(site: Site, language: string, words: string) {
  const page = await site.visitor().open(`${language}/search?q=${encodeURIComponent(words)}`);
  return page.main.parts("li:has(> h3)").map((item) => {
    const title = item.part("a");
    const [text] = item.parts("p.text-base");
    return {
      to: title.attribute("href"),
      title: shown(title),
      text: text ? shown(text) : "",
      isRecord: item.has(".hint"),
    };
  });
}

/** Returns results that are records; pages have their own test. */
async function search(...asked: Parameters<typeof searchAll>) {
  const found = await searchAll(...asked);
  return found.filter(({ isRecord }) => isRecord).map(({ to, title, text }) => ({ to, title, text }));
}

function shown(part: Part) {
  const language = part.attribute("lang");
  return language ? `${language}: ${part.markedText}` : part.markedText;
}

const titles = async (...asked: Parameters<typeof search>) =>
  (await search(...asked)).map(({ title }) => title);

test("a notice is found by its words in the language of the page, and shown in it", async () => {
  const site = await openSite();
  const id = await addNotice(site, "Holiday on Monday", "The school stays shut.");
  await translate(site, "notices", id, "or", { title: "ସୋମବାର ଛୁଟି", details: "ବିଦ୍ୟାଳୟ ବନ୍ଦ ରହିବ।" });
  await translate(site, "notices", id, "hi", { title: "सोमवार को अवकाश" });
  expect(await search(site, "/or", "ଛୁଟି ବନ୍ଦ")).toEqual([
    { to: `/or/notices/${id}-holiday-on-monday`, title: "ସୋମବାର [ଛୁଟି]", text: "ବିଦ୍ୟାଳୟ [ବନ୍ଦ] ରହିବ।" },
  ]);
  expect(await search(site, "/hi", "अवकाश")).toEqual([
    {
      to: `/hi/notices/${id}-holiday-on-monday`,
      title: "सोमवार को [अवकाश]",
      text: "en: The school stays shut.",
    },
  ]);
  // The same meaning in another language.
  for (const page of ["", "/hi", "/bn"])
    expect((await search(site, page, "ଛୁଟି")).map(({ to }) => to)).toEqual([
      `${page}/notices/${id}-holiday-on-monday`,
    ]);
});

test("English texts are found on pages of every language", async () => {
  const site = await openSite();
  const id = await addNotice(site, "Holiday on Monday", "The school stays shut.");
  await translate(site, "notices", id, "or", { title: "ସୋମବାର ଛୁଟି", details: "ବିଦ୍ୟାଳୟ ବନ୍ଦ ରହିବ।" });
  expect(await search(site, "/or", "holiday shut")).toEqual([
    {
      to: `/or/notices/${id}-holiday-on-monday`,
      title: "ସୋମବାର [ଛୁଟି]",
      text: "ବିଦ୍ୟାଳୟ [ବନ୍ଦ] ରହିବ।",
    },
  ]);
  expect(await search(site, "/bn", "holiday monday")).toEqual([
    {
      to: `/bn/notices/${id}-holiday-on-monday`,
      title: "en: [Holiday] on [Monday]",
      text: "en: The school stays shut.",
    },
  ]);
});

test("words are found in a translation and an untranslated field together, with full matches first", async () => {
  const site = await openSite();
  const id = await addNotice(site, "Fees of May", "Pay at the bank.");
  await addNotice(site, "Fees of June", "Pay at the office.");
  await translate(site, "notices", id, "hi", { title: "मई की फ़ीस" });
  expect(await titles(site, "/hi", "फीस bank")).toEqual(["मई की [फ़ीस]", "en: [Fees] of June"]);
  expect(await titles(site, "/hi", "फीस office")).toEqual(["en: [Fees] of June", "मई की [फ़ीस]"]);
});

test("digits of every script are the same", async () => {
  const site = await openSite();
  const id = await addNotice(site, "Results of 2026");
  await addNotice(site, "परीक्षा २०२६");
  await translate(site, "notices", id, "or", { title: "୨୦୨୬ର ଫଳ" });
  for (const asked of ["2026", "२०२६", "୨୦୨୬", "২০২৬"]) {
    expect(await titles(site, "/or", asked)).toEqual(["hi: परीक्षा [२०२६]", "[୨୦୨୬ର] ଫଳ"]);
    expect(await titles(site, "", asked)).toEqual(["hi: परीक्षा [२०२६]", "Results of [2026]"]);
  }
  const clerk = await site.staff();
  expect(await clerk.get(`/dashboard/deletenotice?q=${encodeURIComponent("୨୦୨୬")}`)).toContain(
    "Results of 2026",
  );
});

test.each([
  ["Hindi, without the nukta", "hi", "फीस", "फ़ीस की तारीख", "[फ़ीस] की तारीख"],
  ["Odia, with a joiner", "or", "ବିଦ୍ୟାଳୟ", "ବିଦ୍\u200Cୟାଳୟ ବନ୍ଦ", "[ବିଦ୍\u200Cୟାଳୟ] ବନ୍ଦ"],
  ["Bengali, a sign in two code points", "bn", "ভোট", "ভ\u09C7\u09BEটের দিন", "[ভ\u09C7\u09BEটের] দিন"],
  ["another vowel sign is another word", "hi", "माली", "मेला", undefined],
])("a word is found however it is written: %s", async (_name, language, asked, title, expected) => {
  const site = await openSite();
  await translate(site, "notices", await addNotice(site, "Holiday"), language, { title });
  expect((await titles(site, `/${language}`, asked))[0]).toBe(expected);
});

test("records of other kinds are found by their translations too", async () => {
  const site = await openSite();
  const marks = { created_at: at, updated_at: at };
  await site.db
    .insertInto("calendar_entries")
    .values({ title: "Car Festival", date: "2026-07-16", kind: "holiday", last_date: "2026-07-16", ...marks })
    .execute();
  await site.db
    .insertInto("disclosures")
    .values({ name: "Fee", url: "/documents/x.pdf", position: 1, bytes: 100, ...marks })
    .execute();
  await translate(site, "calendar_entries", 1, "or", { title: "ରଥଯାତ୍ରା" });
  await translate(site, "disclosures", 1, "or", { name: "ଦେୟ" });
  expect(await titles(site, "/or", "ରଥ")).toEqual(["[ରଥଯାତ୍ରା]"]);
  expect(await search(site, "/or", "festival")).toEqual([
    { to: "/or/curriculum?month=2026-07", title: "ରଥଯାତ୍ରା", text: "" },
  ]);
  expect(await titles(site, "/or", "ଦେୟ")).toContain("[ଦେୟ]");
});

test("pages are found by their names and by the school's texts in the language, and in English", async () => {
  const site = await openSite();
  const written = { version: 1, is_sample: 0, updated_at: at, updated_by: "" };
  await site.db
    .insertInto("texts")
    .values([
      { name: "principal_message", language: "en", value: "Read a book a month.", ...written },
      { name: "principal_message", language: "bn", value: "মাসে একটি বই পড়ো।", ...written },
    ])
    .execute();
  const name = translated("bn", "Principal's message");
  for (const [asked, text] of [
    ["মাসে একটি বই", "[মাসে] [একটি] [বই] পড়ো।"],
    ["read a book", "en: [Read] a [book] a month."],
  ] as const) {
    const [page] = await searchAll(site, "/bn", asked);
    expect(page).toEqual({ to: "/bn/principal", title: name, text, isRecord: false });
  }
  for (const { code } of translations) {
    const fees = translated(code, "Fees");
    for (const asked of [fees, "fees"]) {
      const [page] = await searchAll(site, `/${code}`, asked);
      expect(page).toMatchObject({ to: `/${code}/fees`, title: `[${fees}]` });
    }
  }
});

test("does not find hidden records by their translation", async () => {
  const site = await openSite();
  for (const change of [
    { published_at: "2999-01-01T00:00:00.000Z" },
    { published_at: null },
    { ends_at: at },
    { deleted_at: at },
  ]) {
    const id = await addNotice(site, "Holiday");
    await translate(site, "notices", id, "or", { title: "ରଥଯାତ୍ରା" });
    await site.db.updateTable("notices").set(change).where("id", "=", id).execute();
  }
  expect(await search(site, "/or", "ରଥଯାତ୍ରା")).toEqual([]);
  const id = await addNotice(site, "Holiday");
  await translate(site, "notices", id, "or", { title: "ରଥଯାତ୍ରା" });
  expect(await titles(site, "/or", "ରଥଯାତ୍ରା")).toEqual(["[ରଥଯାତ୍ରା]"]);
  await site.db.updateTable("translations").set({ awaits_check: 1 }).execute();
  expect(await search(site, "/or", "ରଥଯାତ୍ରା")).toEqual([]);
});

test("the index of translations follows every change of them", async () => {
  const site = await openSite();
  const id = await addNotice(site, "Holiday");
  const count = async () => {
    await sql`insert into translations_search (translations_search, rank) values ('integrity-check', 1)`.execute(
      site.db,
    );
    const { rows } = await sql<{ count: number }>`select count(*) as count from translations_search`.execute(
      site.db,
    );
    return rows[0]?.count;
  };
  await translate(site, "notices", id, "or", { title: "ରଥଯାତ୍ରା", details: "ବନ୍ଦ" });
  expect([await titles(site, "/or", "ରଥଯାତ୍ରା ବନ୍ଦ"), await count()]).toEqual([["[ରଥଯାତ୍ରା]"], 1]);
  await translate(site, "notices", id, "or", { title: "ଖେଳ" });
  expect([await titles(site, "/or", "ରଥଯାତ୍ରା"), await titles(site, "/or", "ଖେଳ")]).toEqual([[], ["[ଖେଳ]"]]);
  await site.db.updateTable("translations").set({ language: "bn" }).where("field", "=", "details").execute();
  expect([await titles(site, "/or", "ବନ୍ଦ"), await count()]).toEqual([[], 2]);
  await site.db.deleteFrom("translations").where("field", "=", "details").execute();
  expect([await titles(site, "/or", "ଖେଳ"), await count()]).toEqual([["[ଖେଳ]"], 1]);
  await site.db
    .insertInto("translations")
    .values([
      { kind: "messages_of_ours", record: "Menu", language: "or", words: "ତାଲିକା", updated_at: at },
      { kind: "settings", record: "motto", language: "or", words: "ଜ୍ଞାନ", updated_at: at },
    ])
    .execute();
  expect(await count()).toBe(1);
  await site.db.deleteFrom("notices").execute();
  expect([await titles(site, "/or", "ଖେଳ"), await count()]).toEqual([[], 0]);
});

test("the search shows fifteen hits and says that there are more", async () => {
  const site = await openSite();
  for (let number = 1; number <= 17; number += 1) {
    await translate(site, "notices", await addNotice(site, `Holiday ${number}`), "or", { title: "ରଥଯାତ୍ରା" });
  }
  expect(await titles(site, "/or", "ରଥଯାତ୍ରା")).toEqual(Array(15).fill("[ରଥଯାତ୍ରା]"));
  const html = await site.visitor().get(`/or/search?q=${encodeURIComponent("ରଥଯାତ୍ରା")}`);
  expect(html).toContain(translated("or", "There is more. Add a word to find it."));
});
