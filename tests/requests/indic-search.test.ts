import { describe, expect, test } from "vitest";
import { searchSoftDeletable, searchTranslatedTopics } from "~db/search";
import { openSite } from "../support/site";

const at = "2026-01-02T03:04:05.678Z";
const row = (title: string) => ({
  title,
  details: "",
  date: "2026-01-02",
  category: "academic" as const,
  priority: "low" as const,
  created_at: at,
  updated_at: at,
});

async function found(titles: string[], search: string) {
  const site = await openSite();
  for (const title of titles) await site.db.insertInto("notices").values(row(title)).execute();
  const clerk = await site.staff();
  const html = await clerk.get(`/dashboard/deletenotice?q=${encodeURIComponent(search)}`);
  return [...html.matchAll(/aria-label="Edit ([^"]+)"/g)].map((match) => match[1]).sort();
}

describe("a search heeds vowel signs", () => {
  test.each([
    ["Hindi", "मेला", ["फूल मेला", "स्कूल का माली"], ["फूल मेला"]],
    ["Hindi, the other word", "माली", ["फूल मेला", "स्कूल का माली"], ["स्कूल का माली"]],
    ["Odia", "ଦିନ", ["ଶିକ୍ଷକ ଦିନ", "ରକ୍ତ ଦାନ"], ["ଶିକ୍ଷକ ଦିନ"]],
    ["Bengali", "দান", ["শিক্ষক দিন", "রক্ত দান"], ["রক্ত দান"]],
    ["a word's beginning", "विद्या", ["विद्यालय बंद", "विदाई समारोह"], ["विद्यालय बंद"]],
    ["a whole word beside a longer one", "पुस्तकालय", ["पुस्तक वितरण", "पुस्तकालय बंद"], ["पुस्तकालय बंद"]],
  ])("%s", async (_name, search, titles, expected) => {
    expect(await found(titles, search)).toEqual(expected);
  });
});

describe("a word is found however it is encoded", () => {
  test.each([
    ["Hindi, nukta in one or two code points", "फ़ीस", "फ\u093Cीस"],
    ["Hindi, without the nukta", "\u095Eीस", "फीस"],
    ["Hindi, a word typed without its nukta", "पढ़ाई", "पढाई"],
    ["Odia, a vowel sign in one or two code points", "ଖ\u0B4Bର୍ଦ୍ଧା", "ଖ\u0B47\u0B3Eର୍ଦ୍ଧା"],
    ["Odia, without the nukta", "ବଡ\u0B3Cଦିନ", "ବଡଦିନ"],
    ["Odia, with a joiner", "ବିଦ୍\u200Cୟାଳୟ", "ବିଦ୍ୟାଳୟ"],
    ["Bengali, a vowel sign in one or two code points", "ভ\u09CBট", "ভ\u09C7\u09BEট"],
    ["Bengali, ya with its dot in one or two code points", "বিদ্যাল\u09DF", "বিদ্যাল\u09AF\u09BC"],
    ["Bengali, with a joiner", "র\u200D্যালি", "র্যালি"],
    ["Bengali, the t of an older encoding", "হঠা\u09CE", "হঠাত\u09CD\u200D"],
    ["Hindi, with a joiner", "क्\u200Dया", "क्या"],
    ["French, an accent in one or two code points", "caf\u00E9", "cafe\u0301"],
  ])("%s", async (_name, one, other) => {
    expect(await found([one], other)).toEqual([one]);
    expect(await found([other], one)).toEqual([other]);
  });
});

test("a changed or erased text is no longer in an index", async () => {
  const { db } = await openSite();
  for (const title of ["शिक्षक दिन", "रक्त दान"]) await db.insertInto("notices").values(row(title)).execute();
  const find = (search: string) => searchSoftDeletable(db, "notices", { search, limit: 10 });
  await db
    .insertInto("translations")
    .values({
      kind: "notices",
      record: "1",
      field: "title",
      language: "or",
      words: "ଶିକ୍ଷକ ଦିନ",
      updated_at: at,
    })
    .execute();
  const findIn = (language: string) =>
    searchTranslatedTopics(db, "notices", { topics: [["ଶିକ୍ଷକ"]], all: true, limit: 10 }, language);
  expect([await findIn("or"), await findIn("bn")]).toEqual([[1], []]);
  expect(await find("दिन")).toEqual([1]);
  await db.updateTable("notices").set({ title: "फ़ीस" }).where("id", "=", 1).execute();
  expect([await find("दिन"), await find("फीस")]).toEqual([[], [1]]);
  await db.deleteFrom("notices").where("id", "=", 1).execute();
  expect([await find("फीस"), await find("दान")]).toEqual([[], [2]]);
});
