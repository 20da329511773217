import { spokenLanguage } from "./current";
import { english, getLocale, type Language, languageInEnglish } from "./languages";

/** Translates a language's name on the server, since browsers do not know all names. */
export function languageName(code: string): string {
  const spoken = spokenLanguage();
  const name =
    spoken.code === english.code
      ? undefined
      : new Intl.DisplayNames(getLocale(spoken), { type: "language" }).of(code);
  return name ?? languageInEnglish(code);
}

/** Name in the language itself and in the page's, and how its digits look. */
export function describeLanguage(language: Language) {
  const { code, name, digits } = language;
  const locale = `${getLocale(language)}-u-nu-${digits}`;
  const example = new Intl.NumberFormat(locale, { useGrouping: false }).format(1234567890);
  return { code, name, inWords: languageName(code), digits: example };
}
