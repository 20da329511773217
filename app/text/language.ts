import { pageLanguage } from "#say";

/** Scripts in addition to Latin, with the assumed language. */
const scripts = [
  { language: "hi", letters: /\p{Script=Devanagari}/gu },
  { language: "or", letters: /\p{Script=Oriya}/gu },
  { language: "bn", letters: /\p{Script=Bengali}/gu },
] as const;

/** Returns the language of the most frequent script, English for Latin; undefined for none. */
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

/** Letters of Urdu and its neighbours, and of Arabic only. */
const urduLetters = /[ٹڈڑںھہےگچپکیژ]/;
const arabicLetters = /[كيىةإ]/;
const isArabic = (letter = "") => /\p{Script=Arabic}/u.test(letter);

/** Decides by majority: English names can start or end a sentence. */
function isRightToLeft(text: string): boolean {
  if (!isArabic(text)) return false;
  const letters =
    text.replace(/\S+/g, (word) => (/\/\/|www\.|@/i.test(word) ? " " : word)).match(/\p{L}/gu) ?? [];
  const arabic = letters.filter(isArabic).length;
  const others = letters.length - arabic;
  const isAtEnd = isArabic(letters[0]) || isArabic(letters.at(-1));
  return arabic > others || (isAtEnd && arabic * 2 >= others);
}

/** Returns the `lang` of a staff's text if it differs from the page's. */
export function detectLanguage(text: string | null | undefined): string | undefined {
  const page = pageLanguage();
  // Fast path for nearly every text.
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

/** Returns `lang` and `dir` of a staff's text. */
export function languageProps(text: string | null | undefined): { lang?: string | undefined; dir?: "rtl" } {
  const lang = detectLanguage(text);
  return lang === "ur" || lang === "ar" ? { lang, dir: "rtl" } : { lang };
}
