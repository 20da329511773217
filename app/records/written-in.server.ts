import { t } from "#say";
import { languageName } from "~/languages/language-name.server";

/** `Written in Odia`, for staff. @param code language of the page that was used */
export const writtenIn = (code: string): string =>
  code
    ? t(
        /* Odia, Hindi or Bengali: the language of the page on which a visitor wrote. */ "Written in {language}",
        { language: languageName(code) },
      )
    : "";

/** Language of a subscriber's newsletter; empty for English. */
export const mailedIn = (code: string): string =>
  code
    ? t(/* The newsletter; {language} such as Odia. */ "Gets it in {language}", {
        language: languageName(code),
      })
    : "";
