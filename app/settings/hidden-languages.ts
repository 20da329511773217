import type { Settings } from "./parts";

export function hiddenLanguages({ hidden_languages }: Pick<Settings, "hidden_languages">): string[] {
  return hidden_languages.split(" ").filter(Boolean);
}

export const languageCodesField = "codes";
export const languageBoxField = (code: string) => `offer ${code}`;

/** Updates the setting; languages missing in the form are unchanged. */
export function hiddenByBoxes(
  typed: Record<string, string | undefined>,
  saved: Pick<Settings, "hidden_languages">,
): string {
  const shown = (typed[languageCodesField] ?? "").split(" ").filter(Boolean);
  const others = hiddenLanguages(saved).filter((code) => !shown.includes(code));
  return [...others, ...shown.filter((code) => typed[languageBoxField(code)] === undefined)].sort().join(" ");
}
