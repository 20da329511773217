import { writtenIn } from "~/text/language";
import type { Standing, Words } from "./standing";

/**
 * How a record stands in a language. Fields without English words need none in another language, and those without letters, or
 * written in that language's own script, say the same in it.
 * @param language its code
 */
export function standingOf(fields: readonly Words[], language: string): Standing {
  if (fields.some(({ awaitsCheck }) => awaitsCheck)) return "check";
  const needed = fields.filter(({ english }) => ![undefined, language].includes(writtenIn(english)));
  const missing = needed.filter(({ words }) => words === "").length;
  if (missing > 0) return missing === needed.length ? "missing" : "partly";
  return fields.some(({ changed, words }) => changed && words !== "") ? "changed" : "there";
}
