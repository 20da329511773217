import type { ReactElement, ReactNode } from "react";
import { englishOf } from "./english-of";
import { fill } from "./fill";
import type { Message } from "./messages";
import type { Elements, Values } from "./say";

/*
 * In browsers only pages of staff are rendered. One that is not in English brings its words with it, in a file that the build made
 * (vite/staff-words.ts); this says them as say.ts does on the server.
 */

declare global {
  /** Set by that file. */
  var staffWords: { readonly [message: string]: string } | undefined;
}

if (import.meta.env.DEV) {
  const { translations } = await import("./languages");
  const words = translations.find(({ code }) => code === pageLanguage())?.words;
  globalThis.staffWords = { ...words, ...globalThis.staffWords } as Record<string, string>;
}

/** The `lang` of the page. */
export function pageLanguage(): string {
  return document.documentElement.lang.replace(/^en-.*/, "en");
}

/** The locale for times that `Intl` writes: `timesAsNumbers` are not. */
export const currentLocale = (): string => "en-IN";

/** A number that is no amount, such as a year: staff read the digits 0 to 9. */
export const figures = (number: number): string => String(number);

/** Whether times are `16:30`: not every browser knows the parts of the day in every language. */
export const timesAsNumbers = (): boolean => pageLanguage() !== "en";

const wordsOf = (message: Message) => globalThis.staffWords?.[message] ?? englishOf(message);

/** A message of the program in the language of the page. */
export const t = (message: Message, values?: Values): string => fill(wordsOf(message), values);

/** The same where parts of the message are elements; none is in another. */
export function rich(message: Message, elements: Elements, values?: Values): ReactNode {
  const parts = wordsOf(message).split(/<(\w+)>(.*?)<\/\1>/);
  // Words, a name and what stands in that element take turns. Each element is the only one of its place.
  return parts.map((part, index) => {
    if (index % 3 !== 1) return index % 3 === 0 ? fill(part, values) : "";
    const words = fill(parts[index + 1] ?? "", values);
    return { ...(elements[part]?.(words) as ReactElement), key: String(index) };
  });
}
