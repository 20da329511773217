import { IntlMessageFormat } from "intl-messageformat";
import { LRUCache } from "lru-cache";
import { createElement, Fragment, type ReactNode } from "react";
import { currentSpeech, spokenLanguage } from "./current";
import { englishOf } from "./english-of";
import type { Language } from "./language";
import type { Message } from "./messages";

/** What stands for the names in a message. */
export type Values = Record<string, string | number>;

/** What makes an element of the words between the tags of a message. */
export type Elements = Record<string, (words: ReactNode) => ReactNode>;

const formats = new LRUCache<string, IntlMessageFormat>({ max: 2000 });

function formatOf(words: string, locale: string): IntlMessageFormat {
  const key = `${locale} ${words}`;
  let format = formats.get(key);
  if (!format) {
    format = new IntlMessageFormat(words, locale);
    formats.set(key, format);
  }
  return format;
}

/** @returns the words for a message in the current language, and what they are words of */
function wordsOf(message: Message): { words: string; locale: string } {
  const { corrections, ownDigits } = currentSpeech();
  const language = spokenLanguage();
  const words = corrections.get(message) ?? language.words[message];
  return words
    ? { words, locale: localeOf(language, ownDigits) }
    : { words: englishOf(message), locale: "en-IN" };
}

/** With the digits to be used, as `Intl` takes it. */
const localeOf = ({ locale, digits }: Language, ownDigits: boolean) =>
  `${locale}-u-nu-${ownDigits ? digits : "latn"}`;

/** The locale of the page, for `Intl`. */
export function currentLocale(): string {
  const { ownDigits } = currentSpeech();
  const language = spokenLanguage();
  return language.code === "en" ? language.locale : localeOf(language, ownDigits);
}

/** A number that is no amount, such as a year, with the digits of the page. */
export function figures(number: number): string {
  return currentSpeech().ownDigits
    ? number.toLocaleString(currentLocale(), { useGrouping: false })
    : String(number);
}

/** Whether times are `16:30`: pages of staff are rendered in browsers too, which do not know every language's parts of the day. */
export function timesAsNumbers(): boolean {
  return currentSpeech().staff !== undefined && pageLanguage() !== "en";
}

/** The `lang` of the page. */
export function pageLanguage(): string {
  return spokenLanguage().code;
}

/**
 * A message of the program in the language of the page, in English where it has no words in that.
 * @param message in the ICU message format: `{count, plural, one {# photo} other {# photos}}`
 */
export function t(message: Message, values?: Values): string {
  const { words, locale } = wordsOf(message);
  return values ? String(formatOf(words, locale).format(values)) : words;
}

/** The same where parts of the message are elements: `Read <a>our privacy page</a>.` */
export function rich(message: Message, elements: Elements, values: Values = {}): ReactNode {
  const { words, locale } = wordsOf(message);
  // Each piece of the message once, in its place: none needs a key of its own.
  const wrapped = Object.fromEntries(
    Object.entries(elements).map(([name, wrap]) => [
      name,
      (inner: ReactNode[]) => wrap(createElement(Fragment, null, ...inner)),
    ]),
  );
  const parts = formatOf(words, locale).format<ReactNode>({ ...values, ...wrapped });
  return createElement(Fragment, null, ...[parts].flat());
}
