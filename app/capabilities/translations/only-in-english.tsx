import { t } from "#say";
import { detectLanguage } from "~/text/language";

/** Line above a part that has no translation into the language of the page. */
export function OnlyInEnglish({ text }: { text: string }) {
  if (detectLanguage(text) !== "en") return null;
  return <p className="hint">{t("Only in English so far")}</p>;
}
