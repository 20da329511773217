import Negotiator from "negotiator";
import { cookieName } from "~/services/site-cookie.server";
import { english, type Language } from "./languages";

/** Set by the visitor's own choice of a language. */
export const languageCookie = "language";

/**
 * The language to be offered on an English page: the visitor's own choice of before, else what the browser asks for before
 * English; undefined for none.
 * @param languages that the site comes in beside English
 * @param cookies the `Cookie` header
 * @param accepted the `Accept-Language` header
 * @param tls whether the visitor's connection is encrypted
 */
export function offeredLanguage(
  languages: readonly Language[],
  cookies: string | null | undefined,
  accepted: string | null | undefined,
  tls: boolean,
): string | undefined {
  if (languages.length === 0) return undefined;
  const codes = [english, ...languages].map(({ code }) => code);
  const name = `${cookieName(languageCookie, tls)}=`;
  const choice = (cookies ?? "")
    .split(/;\s*/)
    .find((cookie) => cookie.startsWith(name))
    ?.slice(name.length);
  const wanted = codes.includes(choice ?? "") ? choice : asked(accepted, codes);
  return wanted === english.code ? undefined : wanted;
}

/** The first of the site's languages in the browser's list. */
function asked(accepted: string | null | undefined, codes: string[]): string | undefined {
  // Nearly every browser, told at once.
  if (!accepted || !codes.slice(1).some((code) => accepted.includes(code))) return undefined;
  return new Negotiator({ headers: { "accept-language": accepted } }).language(codes);
}
