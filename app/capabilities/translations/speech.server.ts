import type { Speech } from "~/languages/current";
import { english, type Language } from "~/languages/languages";
import type { SiteLanguages } from "./site-languages.server";

/** Language state of public pages. English messages cannot be reworded: the specification fixes them. */
export function createSpeech(
  { languages, ownDigits, corrections }: SiteLanguages,
  language: Language,
): Speech {
  const isEnglish = language.code === english.code;
  return {
    language,
    languages: [english, ...languages],
    corrections: (isEnglish ? undefined : corrections.get(language.code)) ?? new Map(),
    ownDigits,
  };
}
