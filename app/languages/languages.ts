import { bengali } from "./bn";
import { hindi } from "./hi";
import type { Language } from "./language";
import { odia } from "./or";

/** English, whose words are the messages themselves: its pages have no language in their addresses. */
export const english: Language = {
  code: "en",
  name: "English",
  english: "English",
  offer: "",
  locale: "en-IN",
  digits: "latn",
  sample: {},
  words: {},
};

/** The other languages that there are words for, in the order in which visitors choose among them. */
export const translations: readonly Language[] = [odia, hindi, bengali];

/** A language's name in English. @param code of the language; records of an English page have none */
export function languageInEnglish(code: string): string {
  return (
    [english, ...translations].find((language) => language.code === (code || english.code))?.english ?? code
  );
}
