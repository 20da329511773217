import { afterEach, expect, test, vi } from "vitest";
import { excerpt, excerptInWords } from "~/text/excerpt";

afterEach(() => vi.resetModules());

test.each([
  ["", 5, ""],
  ["short", 5, "short"],
  ["longer", 5, "longe…"],
  ["four words of text", 5, "four…"],
  ["😀😀😀", 3, "😀😀😀"],
  ["😀😀😀", 2, "😀😀…"],
  ["a👩🏽‍🏫b", 2, "a👩🏽‍🏫…"],
  ["क्षत्रिय", 2, "क्षत्रि…"],
  ["e\u0301e\u0301e\u0301", 2, "e\u0301e\u0301…"],
  ["🇮🇳🇮🇳", 1, "🇮🇳…"],
])("%j cut at %d is %j", (text, max, cut) => {
  expect(excerpt(text, max)).toBe(cut);
});

test.each([
  ["between 9 am and 12 noon. Bring the diary", 23, "between 9 am and 12…"],
  ["between 9 am and 12 noon. Bring the diary", 19, "between 9 am and 12…"],
  ["short", 5, "short"],
  ["ଶନିବାର ଦିନ ବିଦ୍ୟାଳୟ ବନ୍ଦ", 14, "ଶନିବାର ଦିନ ବିଦ୍ୟାଳୟ…"],
  // Cuts a word that fills the text.
  ["a_very_long_name_of_something here", 12, "a_very_long_…"],
])("%j cut at %d has whole words: %j", (text, max, cut) => {
  expect(excerptInWords(text, max)).toBe(cut);
});

test("uses a custom ellipsis, or none", () => {
  expect(excerpt("abcdef", 3, "...")).toBe("abc...");
  expect(excerpt("abcdef", 3, "")).toBe("abc");
});

test("a browser that cannot tell characters apart cuts no emoji into halves", async () => {
  vi.resetModules();
  const { Segmenter } = Intl;
  Reflect.deleteProperty(Intl, "Segmenter");
  const { excerpt: plain } = await import("~/text/excerpt");
  Object.assign(Intl, { Segmenter });
  expect(plain("😀😀😀", 2)).toBe("😀😀…");
});
