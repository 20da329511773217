import { spokenLanguage } from "./current";
import { english, getLocale, languageInEnglish } from "./languages";

/** Translates a language's name on the server, since browsers do not know all names. */
export function languageName(code: string): string {
  const spoken = spokenLanguage();
  const name =
    spoken.code === english.code
      ? undefined
      : new Intl.DisplayNames(getLocale(spoken), { type: "language" }).of(code);
  return name ?? languageInEnglish(code);
}
