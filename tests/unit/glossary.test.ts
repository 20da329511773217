import { describe, expect, test } from "vitest";
import { findTranslationText, messageDetails } from "~/languages/catalogs.server";
import { searchWordTexts } from "~/page-texts/search-words";
import { menu } from "~/ui/frame/menu";

/** The word that parents use for each term, and words with the same meaning that pages must not mix in. */
const glossaries: Record<string, (readonly [word: string, others: RegExp])[]> = {
  or: [
    ["ସ୍କୁଲ", /ବିଦ୍ୟାଳୟ/],
    ["ଅଫିସ", /କାର୍ଯ୍ୟାଳୟ/],
    ["ୟୁନିଫର୍ମ", /ପୋଷାକ/],
    ["ଫୋନ୍", /ଫୋନ(?=[\s.,।:;?!)]|$)/],
    ["ବସ୍", /ବସ(?=\s)/],
    ["ଅପରାହ୍ନ", /ଅପରାହ୍ଣ/],
    ["ଇ-ମେଲ୍ ସୂଚନା", /ସମାଚାର ପତ୍ର/],
    ["ପ୍ରିନ୍ସିପାଲ", /ଅଧ୍ୟକ୍ଷ/],
  ],
  hi: [
    ["स्कूल", /विद्यालय/],
    ["फ़ीस", /(?<!निः)शुल्क|फीस/],
    ["यूनिफ़ॉर्म", /वर्दी|यूनिफॉर्म/],
    ["काग़ज़", /कागज|काग़ज(?!़)/],
    ["प्रिंसिपल", /प्रधानाचार्य|प्राचार्य/],
    ["ई-मेल सूचना", /समाचार पत्र/],
    ["कक्षा 12", /कक्षा(?:एँ|ओं)? [IVX]+(?![\p{L}\p{M}])/u],
  ],
  bn: [
    ["স্কুল", /বিদ্যালয়/],
    ["অফিস", /কার্যালয়/],
    ["সংগীত", /সঙ্গীত/],
    ["বিকেল", /বিকাল/],
    ["ই-মেলে খবর", /সংবাদপত্র/],
    ["প্রিন্সিপাল", /অধ্যক্ষ/],
  ],
};

/** Lists of words that the search finds, in every spelling. */
const searchWords: ReadonlySet<string> = new Set(Object.values(searchWordTexts).map(({ usual }) => usual));

describe.each(Object.entries(glossaries))("the catalogue in %s", (code, glossary) => {
  const messages = messageDetails()
    .filter(({ message }) => !searchWords.has(message))
    .map(({ message }) => [message, findTranslationText(code, message) ?? ""] as const);

  test.each(glossary)("calls it %s everywhere", (_, others) => {
    const mixed = messages.filter(([, translation]) => others.test(translation.normalize("NFC")));
    expect(mixed).toEqual([]);
  });
});

/** Names of pages, as the menu has them. */
const pageNames = menu
  .flatMap((entry) => ("links" in entry ? entry.links : [entry]))
  .map(({ label }) => String(label));

test.each(Object.keys(glossaries))("a text in %s calls a page as the menu does", (code) => {
  const named = messageDetails().flatMap(({ message }) =>
    pageNames
      .filter((name) => message.startsWith(`${name}: {`) || new RegExp(`\\bpage “?${name}\\b`).test(message))
      .map((name) => [message, name] as const),
  );
  expect(named.length).toBeGreaterThan(3);
  const inMenu = (name: string) => findTranslationText(code, name) ?? "";
  const other = named.filter(
    ([message, name]) => !findTranslationText(code, message)?.includes(inMenu(name)),
  );
  expect(other.map(([message, name]) => [message, inMenu(name), findTranslationText(code, message)])).toEqual(
    [],
  );
});
