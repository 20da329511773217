import type { ReactNode } from "react";
import { type Compiled, type Elements, format, formatRich, type Values } from "./format";
import { getEnglish, type Translatable } from "./message";

export { type Message, msg } from "./message";

/* The build adds English messages to each script and one file per translation (vite/messages.ts). */

declare global {
  var messages: { readonly [message: string]: Compiled } | undefined;
}

if (import.meta.env.DEV && import.meta.env.COMPILED_MESSAGES) {
  const catalogs = import.meta.glob<{ messages: Record<string, Compiled> }>("../locales/*.po", {
    import: "default",
  });
  const load = async (code: string) => (await catalogs[`../locales/${code}.po`]?.())?.messages;
  globalThis.messages = { ...(await load("en")), ...(await load(pageLanguage())), ...globalThis.messages };
}

export function pageLanguage(): string {
  return document.documentElement.lang.replace(/^en-.*/, "en");
}

/** Locale for `Intl`, except for `timesAsNumbers`. */
export const currentLocale = (): string => "en-IN";

export const figures = (number: number): string => String(number);

export const timesAsNumbers = (): boolean => pageLanguage() !== "en";

const find = (message: string): Compiled => globalThis.messages?.[message] ?? getEnglish(message);

const locale = () => (pageLanguage() === "en" ? "en-IN" : `${pageLanguage()}-IN-u-nu-latn`);

export const t = <const Text extends string>(message: Translatable<Text>, values?: Values): string =>
  format(find(message), locale(), values);

export const rich = <const Text extends string>(
  message: Translatable<Text>,
  elements: Elements,
  values?: Values,
): ReactNode => formatRich(find(message), locale(), elements, values);
