import { currentSpeech } from "./current";
import { english, type Language, translations } from "./languages";

/** Addresses without languages: staff pages, files, endpoints. */
const withoutLanguage =
  /^\/(?:dashboard|login\/passkey|logout|gdapi|uploads|look|documents|disclosures|assets|language|healthz)(?:\/|$)|^\/sitemap\.xml$|\.(?!xml$|ics$)(?<!\/feed\.|\/card\/[\w-]+\.)\w+$/;

const prefixes = new RegExp(`^/(${translations.map(({ code }) => code).join("|")})(?=/|$)`);

/** @param path without a language prefix */
export function comesInLanguages(path: string): boolean {
  return !withoutLanguage.test(path);
}

/** True for English pages that can be offered in other languages, not files. */
export function offersLanguages(path: string): boolean {
  return comesInLanguages(path) && !prefixes.test(path) && !/\.\w+$/.test(path);
}

/** Splits a path into its language and the English path. @param offered languages in addition to English */
export function splitAddress(
  pathname: string,
  offered: readonly Language[],
): { language: Language; path: string } {
  const code = prefixes.exec(pathname)?.[1];
  const language = code && offered.find((each) => each.code === code);
  const path = pathname.replace(prefixes, "") || "/";
  return language && comesInLanguages(path) ? { language, path } : { language: english, path: pathname };
}

export const inEnglish = (path: string): string =>
  prefixes.test(path) ? path.replace(prefixes, "").replace(/^[/\\]*/, "/") : path;

/** Returns the address in a language. @param path English path with query; code is empty for English */
export function addressIn({ code }: Pick<Language, "code">, path: string): string {
  if (!code || code === english.code || prefixes.test(path) || !comesInLanguages(path.replace(/[?#].*$/, "")))
    return path;
  return `/${code}${path}`;
}

export const localAddress = (path: string): string => addressIn(currentSpeech().language, path);
