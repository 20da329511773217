import { currentSpeech } from "./current";
import { english, type Language, translations } from "./languages";

/** What has no language in its address: pages of staff, files, the endpoints for programs, and what is said once for all. */
const withoutLanguage =
  /^\/(?:dashboard|login\/passkey|logout|gdapi|uploads|look|documents|disclosures|assets|language|healthz)(?:\/|$)|^\/sitemap\.xml$|\.(?!xml$|ics$)(?<!\/feed\.|\/card\/[\w-]+\.)\w+$/;

const prefixes = new RegExp(`^/(${translations.map(({ code }) => code).join("|")})(?=/|$)`);

/** True if a path of the site is one that comes in every language. @param path without a language */
export function comesInLanguages(path: string): boolean {
  return !withoutLanguage.test(path);
}

/** True if the page at a path, where it is in English, may offer itself in another language: files and pages in one do not. */
export function offersLanguages(path: string): boolean {
  return comesInLanguages(path) && !prefixes.test(path) && !/\.\w+$/.test(path);
}

/**
 * Parts the path of a request into its language and the path of the page in English.
 * @param offered the languages that the site comes in beside English
 */
export function splitAddress(
  pathname: string,
  offered: readonly Language[],
): { language: Language; path: string } {
  const code = prefixes.exec(pathname)?.[1];
  const language = code && offered.find((each) => each.code === code);
  const path = pathname.replace(prefixes, "") || "/";
  return language && comesInLanguages(path) ? { language, path } : { language: english, path: pathname };
}

/** The English address of a page. @param path of it in any language, with its query */
export const inEnglish = (path: string): string =>
  prefixes.test(path) ? path.replace(prefixes, "").replace(/^[/\\]*/, "/") : path;

/** The address of a page in a language, which records of an English page leave empty. @param path of the page in English, with its query */
export function addressIn({ code }: Pick<Language, "code">, path: string): string {
  if (!code || code === english.code || prefixes.test(path) || !comesInLanguages(path.replace(/[?#].*$/, "")))
    return path;
  return `/${code}${path}`;
}

/** The address of a page in the language of this one. */
export const localAddress = (path: string): string => addressIn(currentSpeech().language, path);
