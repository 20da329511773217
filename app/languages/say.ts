import type { ReactNode } from "react";
import { compileOnce, findTranslation } from "./catalogs.server";
import { currentSpeech, spokenLanguage } from "./current";
import { type Compiled, type Elements, format, formatRich, type Values } from "./format";
import { type Language, localeOf } from "./languages";
import { englishOf, type Translatable } from "./message";

export type { Elements, Values } from "./format";

/** Finds the text of a message in the current language, or in English if it is missing. */
function find(message: string): { text: Compiled; locale: string } {
  const { corrections, ownDigits } = currentSpeech();
  const language = spokenLanguage();
  const own = corrections.get(message);
  const text = own === undefined ? findTranslation(language.code, message) : compileOnce(own);
  if (text !== undefined && language.code !== "en") return { text, locale: withDigits(language, ownDigits) };
  return { text: findTranslation("en", message) ?? compileOnce(englishOf(message)), locale: "en-IN" };
}

/** With the digits to be used, as `Intl` takes it. */
const withDigits = (language: Language, ownDigits: boolean) =>
  `${localeOf(language)}-u-nu-${ownDigits ? language.digits : "latn"}`;

/** The locale of the page, for `Intl`. */
export function currentLocale(): string {
  const { ownDigits } = currentSpeech();
  const language = spokenLanguage();
  return language.code === "en" ? "en-IN" : withDigits(language, ownDigits);
}

/** Writes a number that is no amount, such as a year, with the digits of the page. */
export function figures(number: number): string {
  return currentSpeech().ownDigits
    ? number.toLocaleString(currentLocale(), { useGrouping: false })
    : String(number);
}

/** True if times are written `16:30`: browsers, which render staff pages too, do not know every language's parts of the day. */
export function timesAsNumbers(): boolean {
  return currentSpeech().staff !== undefined && pageLanguage() !== "en";
}

/** The `lang` of the page. */
export function pageLanguage(): string {
  return spokenLanguage().code;
}

/**
 * Translates a message into the language of the page; a missing translation falls back to English.
 * @param message in the ICU message format: `{count, plural, one {# photo} other {# photos}}`
 */
export function t<const Text extends string>(message: Translatable<Text>, values?: Values): string {
  const { text, locale } = find(message);
  return format(text, locale, values);
}

/** Translates a message in which parts are elements: `Read <a>our privacy page</a>.` */
export function rich<const Text extends string>(
  message: Translatable<Text>,
  elements: Elements,
  values?: Values,
): ReactNode {
  const { text, locale } = find(message);
  return formatRich(text, locale, elements, values);
}
