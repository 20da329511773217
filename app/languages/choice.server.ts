import Negotiator from "negotiator";
import { cookieName } from "~/services/site-cookie.server";
import { english, type Language } from "./languages";

/** Set when a visitor chooses a language. */
export const languageCookie = "language";

/** Returns the language to offer on an English page: the earlier choice, else the browser's preference. */
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

function asked(accepted: string | null | undefined, codes: string[]): string | undefined {
  // Fast path for nearly every browser.
  if (!accepted || !codes.slice(1).some((code) => accepted.includes(code))) return undefined;
  return new Negotiator({ headers: { "accept-language": accepted } }).language(codes);
}
