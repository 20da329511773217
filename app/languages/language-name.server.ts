import { spokenLanguage } from "./current";
import { english, languageInEnglish, localeOf } from "./languages";

/** The name of a language in that of the dashboard. Made on the server: not every browser knows the names of all in all of them. */
export function languageName(code: string): string {
  const spoken = spokenLanguage();
  const name =
    spoken.code === english.code
      ? undefined
      : new Intl.DisplayNames(localeOf(spoken), { type: "language" }).of(code);
  return name ?? languageInEnglish(code);
}
