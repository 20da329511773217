import { excerptInWords } from "~/text/excerpt";
import { foldDigits, foldWords } from "~db/word-folding";

export interface Piece {
  text: string;
  found: boolean;
}

/**
 * Words as in the word indexes (db/migrations/helpers.ts): combining marks and joiners are part of a word.
 */
const word = /[\p{L}\p{N}\p{Co}\p{M}\u200C\u200D]+/gu;
/** Accents of Latin letters; Indic vowel signs are no accents. */
const accents = /[\u0300-\u036F]/g;

const folded = (text: string) =>
  foldDigits(foldWords(text)).normalize("NFD").replace(accents, "").toLowerCase();

export function splitWords(search: string): string[] {
  return (search.match(word) ?? []).map(folded).filter(Boolean);
}

export function hasWords(text: string, words: readonly string[]): boolean {
  const own = splitWords(text);
  return words.every((asked) => own.some((one) => one.startsWith(asked)));
}

export function hasSome(text: string, words: readonly string[]): boolean {
  return splitWords(text).some((one) => words.some((asked) => one.startsWith(asked)));
}

export function markWords(text: string, words: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: own, index } of text.matchAll(word)) {
    if (!words.some((asked) => folded(own).startsWith(asked))) continue;
    if (index > end) pieces.push({ text: text.slice(end, index), found: false });
    pieces.push({ text: own, found: true });
    end = index + own.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), found: false });
  return pieces;
}

/** Characters of an excerpt, and before its first match. */
const shown = 180;
const before = 50;

export function around(text: string, words: readonly string[]): string {
  const line = text.replace(/\s+/g, " ").trim();
  const [first] = [...line.matchAll(word)].filter(([own]) =>
    words.some((asked) => folded(own).startsWith(asked)),
  );
  const at = first?.index ?? 0;
  const start = at <= before ? 0 : line.lastIndexOf(" ", at - before) + 1;
  return `${start > 0 ? "… " : ""}${excerptInWords(line.slice(start), shown)}`;
}
