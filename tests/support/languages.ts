import { speaking } from "~/languages/current";
import type { Language } from "~/languages/language";
import { english, translations } from "~/languages/languages";

/** Runs `act` in a language of the site, as the page of a visitor is made. */
export function inLanguage<Result>(language: Language, act: () => Result): Result {
  const speech = {
    language,
    languages: [english, ...translations],
    corrections: new Map(),
    ownDigits: false,
  };
  return speaking(speech, act);
}

/** A word in the script of each language: what a school writes that has no English at all. */
export const ownWords: Record<string, string> = { or: "ବିଦ୍ୟାଳୟ", hi: "विद्यालय", bn: "বিদ্যালয়" };
