import { t } from "#say";
import { spokenLanguage } from "~/languages/current";
import { english, languageInEnglish } from "~/languages/languages";

/** The name of a language in that of the dashboard. Made on the server: not every browser knows the names of all in all of them. */
export function languageName(code: string): string {
  const spoken = spokenLanguage();
  const name =
    spoken.code === english.code
      ? undefined
      : new Intl.DisplayNames(spoken.locale, { type: "language" }).of(code);
  return name ?? languageInEnglish(code);
}

/** In which language to answer, for staff: `Written in Odia`. @param code of the language of the page that somebody wrote on */
export const writtenIn = (code: string): string =>
  code ? t("Written in {language}", { language: languageName(code) }) : "";

/** In which language somebody gets the newsletter, for staff; empty for English. */
export const mailedIn = (code: string): string =>
  code ? t("Gets it in {language}", { language: languageName(code) }) : "";
