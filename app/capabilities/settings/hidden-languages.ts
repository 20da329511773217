import type { Settings } from "./settings";

/** The codes of the languages that a school does not offer. */
export function hiddenLanguages({ hidden_languages }: Pick<Settings, "hidden_languages">): string[] {
  return hidden_languages.split(" ").filter(Boolean);
}

/** The field with the codes that the form of the languages decides on, and that of the box of one. */
export const languageCodesField = "codes";
export const languageBoxField = (code: string) => `offer ${code}`;

/** What the form of the languages says, as the setting has it; a language that it did not show stays as it is. */
export function hiddenByBoxes(
  typed: Record<string, string | undefined>,
  saved: Pick<Settings, "hidden_languages">,
): string {
  const shown = (typed[languageCodesField] ?? "").split(" ").filter(Boolean);
  const others = hiddenLanguages(saved).filter((code) => !shown.includes(code));
  return [...others, ...shown.filter((code) => typed[languageBoxField(code)] === undefined)].sort().join(" ");
}
