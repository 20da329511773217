import { t } from "#say";
import { languageName } from "~/languages/language-name.server";

/** In which language to answer, for staff: `Written in Odia`. @param code of the language of the page that somebody wrote on */
export const writtenIn = (code: string): string =>
  code
    ? t(
        /* Odia, Hindi or Bengali: the language of the page on which a visitor wrote. */ "Written in {language}",
        { language: languageName(code) },
      )
    : "";

/** In which language somebody gets the newsletter, for staff; empty for English. */
export const mailedIn = (code: string): string =>
  code
    ? t(/* The newsletter; {language} such as Odia. */ "Gets it in {language}", {
        language: languageName(code),
      })
    : "";
