import { writtenIn } from "~/text/language";
import type { TranslationStatus, Words } from "./standing";

/**
 * Returns the translation status of a record. Fields that are empty, without letters, or in the language's
 * own script need no translation.
 * @param language its code
 */
export function getTranslationStatus(fields: readonly Words[], language: string): TranslationStatus {
  if (fields.some(({ awaitsCheck }) => awaitsCheck)) return "check";
  const needed = fields.filter(({ english }) => ![undefined, language].includes(writtenIn(english)));
  const missing = needed.filter(({ words }) => words === "").length;
  if (missing > 0) return missing === needed.length ? "missing" : "partly";
  return fields.some(({ changed, words }) => changed && words !== "") ? "changed" : "there";
}
