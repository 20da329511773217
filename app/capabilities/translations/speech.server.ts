import type { Speech } from "~/languages/current";
import { english, type Language } from "~/languages/languages";
import type { SiteLanguages } from "./site-languages.server";

/** What a language's pages are made with: the school's own words among ours. Our words in English are those of the specification. */
export function speechOf({ languages, ownDigits, corrections }: SiteLanguages, language: Language): Speech {
  const isEnglish = language.code === english.code;
  return {
    language,
    languages: [english, ...languages],
    corrections: (isEnglish ? undefined : corrections.get(language.code)) ?? new Map(),
    ownDigits,
  };
}
