import { findTranslationText } from "~/languages/catalogs.server";
import { speaking } from "~/languages/current";
import { english, type Language, translations } from "~/languages/languages";

/** Runs `act` as for a visitor's page in a language. */
export function inLanguage<Result>(language: Language, act: () => Result): Result {
  const speech = {
    language,
    languages: [english, ...translations],
    corrections: new Map(),
    ownDigits: false,
  };
  return speaking(speech, act);
}

/** Returns a translation; fails if it is missing. */
export function translated(code: string, message: string): string {
  const text = findTranslationText(code, message);
  if (text === undefined) throw new Error(`app/locales/${code}.po has no translation of “${message}”.`);
  return text;
}

/** A word of a school without English, in each script. */
export const ownWords: Record<string, string> = { or: "ବିଦ୍ୟାଳୟ", hi: "विद्यालय", bn: "বিদ্যালয়" };
