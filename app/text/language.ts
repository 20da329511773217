import { pageLanguage } from "#say";

/** The scripts beside the Latin one in which the school's people write, and the language that each is taken for. */
const scripts = [
  { language: "hi", letters: /\p{Script=Devanagari}/gu },
  { language: "or", letters: /\p{Script=Oriya}/gu },
  { language: "bn", letters: /\p{Script=Bengali}/gu },
] as const;

/** The language whose script most letters of a text are of, English for the Latin one; undefined if it has none of these. */
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

/** Letters that only Urdu and its neighbours write, and those that only Arabic writes so. */
const urduLetters = /[ٹڈڑںھہےگچپکیژ]/;
const arabicLetters = /[كيىةإ]/;
const isArabic = (letter = "") => /\p{Script=Arabic}/u.test(letter);

/**
 * True if a text is written from right to left, as Urdu is. Its first letter does not decide: a sentence may begin or end with an
 * English name. An English sentence with some Urdu words inside stays one.
 */
function isRightToLeft(text: string): boolean {
  if (!isArabic(text)) return false;
  const letters =
    text.replace(/\S+/g, (word) => (/\/\/|www\.|@/i.test(word) ? " " : word)).match(/\p{L}/gu) ?? [];
  const arabic = letters.filter(isArabic).length;
  const others = letters.length - arabic;
  const isAtEnd = isArabic(letters[0]) || isArabic(letters.at(-1));
  return arabic > others || (isAtEnd && arabic * 2 >= others);
}

/**
 * What the `lang` attribute of a text that staff typed has to say where the page's own language does not fit, so that it
 * is read out and shown as it should be. Undefined for that of the page.
 */
export function languageOf(text: string | null | undefined): string | undefined {
  const page = pageLanguage();
  // Nearly every text, told at once.
  if (
    !text ||
    (page === "en" &&
      !/[\u0600-\u06ff\u0750-\u077f\u0900-\u09ff\u0b00-\u0b7f\ufb50-\ufdff\ufe70-\ufefc]/.test(text))
  )
    return undefined;
  if (isRightToLeft(text)) return arabicLetters.test(text) && !urduLetters.test(text) ? "ar" : "ur";
  const found = writtenIn(text);
  return found === page ? undefined : found;
}

/** The attributes of an element with a text that staff typed: its language, and its direction from right to left. */
export function languageProps(text: string | null | undefined): { lang?: string | undefined; dir?: "rtl" } {
  const lang = languageOf(text);
  return lang === "ur" || lang === "ar" ? { lang, dir: "rtl" } : { lang };
}
