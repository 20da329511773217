import type { ReactNode } from "react";
import { compileOnce, findTranslation } from "./catalogs.server";
import { currentSpeech, spokenLanguage } from "./current";
import { type Compiled, type Elements, format, formatRich, type Values } from "./format";
import { getLocale, type Language } from "./languages";
import { getEnglish, type Translatable } from "./message";

export type { Elements, Values } from "./format";
export { type Message, msg } from "./message";

function find(message: string): { text: Compiled; locale: string } {
  const { corrections, ownDigits } = currentSpeech();
  const language = spokenLanguage();
  const own = corrections.get(message);
  const text = own === undefined ? findTranslation(language.code, message) : compileOnce(own);
  if (text !== undefined && language.code !== "en") return { text, locale: withDigits(language, ownDigits) };
  const english = own !== undefined && language.code === "en" ? text : findTranslation("en", message);
  return { text: english ?? compileOnce(getEnglish(message)), locale: "en-IN" };
}

const withDigits = (language: Language, ownDigits: boolean) =>
  `${getLocale(language)}-u-nu-${ownDigits ? language.digits : "latn"}`;

export function currentLocale(): string {
  const { ownDigits } = currentSpeech();
  const language = spokenLanguage();
  return language.code === "en" ? "en-IN" : withDigits(language, ownDigits);
}

/** Formats an identifier such as a year with the page's digits. */
export function figures(number: number): string {
  return currentSpeech().ownDigits
    ? number.toLocaleString(currentLocale(), { useGrouping: false })
    : String(number);
}

/** True for `16:30` on staff pages: browsers do not know day periods in every language. */
export function timesAsNumbers(): boolean {
  return currentSpeech().staff !== undefined && pageLanguage() !== "en";
}

export function pageLanguage(): string {
  return spokenLanguage().code;
}

/** Falls back to English. @param message ICU format: `{count, plural, one {# photo} other {# photos}}` */
export function t<const Text extends string>(message: Translatable<Text>, values?: Values): string {
  const { text, locale } = find(message);
  return format(text, locale, values);
}

/** Translates a message with elements: `Read <a>our privacy page</a>.` */
export function rich<const Text extends string>(
  message: Translatable<Text>,
  elements: Elements,
  values?: Values,
): ReactNode {
  const { text, locale } = find(message);
  return formatRich(text, locale, elements, values);
}
