import { t } from "#say";
import { withReturnPath } from "~/forms/return-path";
import type { Language } from "~/languages/languages";
import { translationPath } from "./translation-status";

/** Link to the form with the words of a record or text in a language. @param from page to return to */
export function writeLink(kind: string, id: string | number, { code, name }: Language, from: string) {
  return {
    label: t(/* On a link. */ "Write in {language}", { language: name }),
    to: withReturnPath(translationPath(kind, id, code), from),
  };
}
