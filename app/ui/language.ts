import { pageLanguage } from "#say";

/** The scripts beside the Latin one in which the school's people write, and the language that each is taken for. */
const scripts = [
  { language: "hi", letters: /\p{Script=Devanagari}/gu },
  { language: "or", letters: /\p{Script=Oriya}/gu },
  { language: "bn", letters: /\p{Script=Bengali}/gu },
] as const;

/**
 * What the `lang` attribute of a text that staff typed has to say where the page's own language does not fit, so that it
 * is read out and shown as it should be: the language whose script most of its letters are of. Undefined for that of the page.
 */
export function languageOf(text: string | null | undefined): string | undefined {
  const page = pageLanguage();
  // Nearly every text, told at once.
  if (!text || (page === "en" && !/[\u0900-\u09ff\u0b00-\u0b7f]/.test(text))) return undefined;
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  let most = count(/\p{Script=Latin}/gu);
  let found: string | undefined = most > 0 ? "en" : undefined;
  for (const { language, letters } of scripts) {
    const number = count(letters);
    if (number <= most) continue;
    most = number;
    found = language;
  }
  return found === page ? undefined : found;
}
