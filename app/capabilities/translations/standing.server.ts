import { writtenIn } from "~/text/language";
import type { TranslationStatus, Words } from "./standing";

/** Empty fields, and those without letters or in the language's own script, need no translation. */
export function getTranslationStatus(fields: readonly Words[], language: string): TranslationStatus {
  if (fields.some(({ awaitsCheck }) => awaitsCheck)) return "check";
  const needed = fields.filter(({ english }) => ![undefined, language].includes(writtenIn(english)));
  const missing = needed.filter(({ words }) => words === "").length;
  if (missing > 0) return missing === needed.length ? "missing" : "partly";
  return fields.some(({ changed, words }) => changed && words !== "") ? "changed" : "there";
}
