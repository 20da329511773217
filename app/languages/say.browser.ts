import type { ReactNode } from "react";
import { type Compiled, type Elements, format, formatRich, type Values } from "./format";
import { englishOf, type Translatable } from "./message";

/*
 * Browsers render staff pages only. The build gives each script its English messages, and each language a file of
 * translations, both compiled (vite/messages.ts).
 */

declare global {
  /** Compiled messages of the page's language. */
  var messages: { readonly [message: string]: Compiled } | undefined;
}

if (import.meta.env.DEV && import.meta.env.COMPILED_MESSAGES) {
  const catalogs = import.meta.glob<{ messages: Record<string, Compiled> }>("../locales/*.po", {
    import: "default",
  });
  const load = async (code: string) => (await catalogs[`../locales/${code}.po`]?.())?.messages;
  globalThis.messages = { ...(await load("en")), ...(await load(pageLanguage())), ...globalThis.messages };
}

/** The `lang` of the page. */
export function pageLanguage(): string {
  return document.documentElement.lang.replace(/^en-.*/, "en");
}

/** The locale for times that `Intl` writes: `timesAsNumbers` are not. */
export const currentLocale = (): string => "en-IN";

/** Writes a number that is no amount, such as a year: staff read the digits 0 to 9. */
export const figures = (number: number): string => String(number);

/** True if times are written `16:30`: not every browser knows the parts of the day in every language. */
export const timesAsNumbers = (): boolean => pageLanguage() !== "en";

const find = (message: string): Compiled => globalThis.messages?.[message] ?? englishOf(message);

const locale = () => (pageLanguage() === "en" ? "en-IN" : `${pageLanguage()}-IN-u-nu-latn`);

/** Translates a message into the language of the page. */
export const t = <const Text extends string>(message: Translatable<Text>, values?: Values): string =>
  format(find(message), locale(), values);

/** Translates a message in which parts are elements. */
export const rich = <const Text extends string>(
  message: Translatable<Text>,
  elements: Elements,
  values?: Values,
): ReactNode => formatRich(find(message), locale(), elements, values);
