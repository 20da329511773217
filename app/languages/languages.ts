/** A language of the site. Its texts are in `app/locales/<code>.po`. */
export interface Language {
  /** As the `lang` attribute and the addresses of its pages have it: `or` in `/or/notices`. */
  code: string;
  /** In its own language and script, for visitors. */
  name: string;
  /** In English, for the office. */
  english: string;
  /** The digits of its own script, as `Intl` calls them. */
  digits: string;
}

/** Its texts are the messages themselves; its pages have no language in their addresses. */
export const english: Language = { code: "en", name: "English", english: "English", digits: "latn" };

/** The other languages, in the order in which visitors choose among them. */
export const translations: readonly Language[] = [
  { code: "or", name: "ଓଡ଼ିଆ", english: "Odia", digits: "orya" },
  { code: "hi", name: "हिन्दी", english: "Hindi", digits: "deva" },
  { code: "bn", name: "বাংলা", english: "Bengali", digits: "beng" },
];

/** The locale of a language, for `Intl`. */
export const localeOf = ({ code }: Pick<Language, "code">): string => `${code}-IN`;

/** A language's name in English. @param code of the language; records of an English page have none */
export function languageInEnglish(code: string): string {
  return (
    [english, ...translations].find((language) => language.code === (code || english.code))?.english ?? code
  );
}
