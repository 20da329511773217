import { pageLanguage } from "#say";

/** The scripts beside the Latin one in which the school's people write, and the language that each is taken for. */
const scripts = [
  { language: "hi", letters: /\p{Script=Devanagari}/gu },
  { language: "or", letters: /\p{Script=Oriya}/gu },
  { language: "bn", letters: /\p{Script=Bengali}/gu },
] as const;

/** The language whose script most letters of a text are of, English for the Latin one; undefined where it has none of these. */
export function writtenIn(text: string): string | undefined {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  let most = count(/\p{Script=Latin}/gu);
  let found: string | undefined = most > 0 ? "en" : undefined;
  for (const { language, letters } of scripts) {
    const number = count(letters);
    if (number <= most) continue;
    most = number;
    found = language;
  }
  return found;
}

/**
 * What the `lang` attribute of a text that staff typed has to say where the page's own language does not fit, so that it
 * is read out and shown as it should be. Undefined for that of the page.
 */
export function languageOf(text: string | null | undefined): string | undefined {
  const page = pageLanguage();
  // Nearly every text, told at once.
  if (!text || (page === "en" && !/[\u0900-\u09ff\u0b00-\u0b7f]/.test(text))) return undefined;
  const found = writtenIn(text);
  return found === page ? undefined : found;
}
