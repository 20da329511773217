import Negotiator from "negotiator";
import { cookieName } from "~/services/site-cookie.server";
import { english, translations } from "./languages";

/** Set by the visitor's own choice of a language. */
export const languageCookie = "language";

const codes = [english, ...translations].map(({ code }) => code);

/**
 * The language to be offered on an English page: the visitor's own choice of before, else what the browser asks for before
 * English; empty for none.
 * @param cookies the `Cookie` header
 * @param accepted the `Accept-Language` header
 * @param tls whether the visitor's connection is encrypted
 */
export function offeredLanguage(
  cookies: string | null | undefined,
  accepted: string | null | undefined,
  tls: boolean,
): string {
  const name = `${cookieName(languageCookie, tls)}=`;
  const choice = (cookies ?? "")
    .split(/;\s*/)
    .find((cookie) => cookie.startsWith(name))
    ?.slice(name.length);
  const wanted = codes.includes(choice ?? "") ? choice : asked(accepted);
  return wanted && wanted !== english.code ? wanted : "";
}

/** The first of the site's languages in the browser's list. */
function asked(accepted: string | null | undefined): string | undefined {
  // Nearly every browser, told at once.
  if (!accepted || !/\b(?:or|hi|bn)\b/.test(accepted)) return undefined;
  return new Negotiator({ headers: { "accept-language": accepted } }).language(codes);
}
