import { t } from "#say";
import { languageName } from "~/languages/language-name.server";

/** In which language to answer, for staff: `Written in Odia`. @param code of the language of the page that somebody wrote on */
export const writtenIn = (code: string): string =>
  code ? t("Written in {language}", { language: languageName(code) }) : "";

/** In which language somebody gets the newsletter, for staff; empty for English. */
export const mailedIn = (code: string): string =>
  code ? t("Gets it in {language}", { language: languageName(code) }) : "";
