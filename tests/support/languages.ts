import { findTranslationText } from "~/languages/catalogs.server";
import { speaking } from "~/languages/current";
import { english, type Language, translations } from "~/languages/languages";

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

/** The translation of a message as its catalogue has it; fails if it is missing. @param code of the language */
export function translated(code: string, message: string): string {
  const text = findTranslationText(code, message);
  if (text === undefined) throw new Error(`app/locales/${code}.po has no translation of “${message}”.`);
  return text;
}

/** A word in the script of each language: what a school writes that has no English at all. */
export const ownWords: Record<string, string> = { or: "ବିଦ୍ୟାଳୟ", hi: "विद्यालय", bn: "বিদ্যালয়" };
