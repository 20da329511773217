import { t } from "#say";

/** In which language to answer, for staff: `Written in Odia`. @param code of the language of the page that somebody wrote on */
export function languageFact(code: string): string {
  const language = new Intl.DisplayNames("en", { type: "language" }).of(code === "bn" ? "Bengali" : code);
  return t("Written in {language}", { language: language ?? code });
}
