/** Language of the site; its texts are in `app/locales/<code>.po`. */
export interface Language {
  /** As in `lang` and in addresses: `or` in `/or/notices`. */
  code: string;
  name: string;
  english: string;
  /** Numbering system of its script, for `Intl`. */
  digits: string;
}

/** Messages are English; addresses have no prefix. */
export const english: Language = { code: "en", name: "English", english: "English", digits: "latn" };

export const translations: readonly Language[] = [
  { code: "or", name: "ଓଡ଼ିଆ", english: "Odia", digits: "orya" },
  { code: "hi", name: "हिन्दी", english: "Hindi", digits: "deva" },
  { code: "bn", name: "বাংলা", english: "Bengali", digits: "beng" },
];

export const getLocale = ({ code }: Pick<Language, "code">): string => `${code}-IN`;

/** English if unknown. */
export function findLanguage(code: string): Language {
  return translations.find((language) => language.code === code) ?? english;
}

/** English name of a language. @param code empty for English */
export function languageInEnglish(code: string): string {
  return (
    [english, ...translations].find((language) => language.code === (code || english.code))?.english ?? code
  );
}
