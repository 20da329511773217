import { excerptInWords } from "~/text/excerpt";
import { foldDigits, foldWords } from "~db/word-folding";

/** A piece of a text, and whether the search asked for it. */
export interface Piece {
  text: string;
  found: boolean;
}

/** Words as the word indexes tell them apart (db/migrations/helpers.ts): signs and joiners belong to their word. */
const word = /[\p{L}\p{N}\p{Co}\p{M}\u200C\u200D]+/gu;
/** Accents of Latin letters; the signs of Indian scripts are no accents. */
const accents = /[\u0300-\u036F]/g;

const folded = (text: string) =>
  foldDigits(foldWords(text)).normalize("NFD").replace(accents, "").toLowerCase();

/** The words of a search, as texts are held against them. */
export function wordsOf(search: string): string[] {
  return (search.match(word) ?? []).map(folded).filter(Boolean);
}

/** True if a text has all words, each as the beginning of one of its own. */
export function hasWords(text: string, words: readonly string[]): boolean {
  const own = wordsOf(text);
  return words.every((asked) => own.some((one) => one.startsWith(asked)));
}

/** True if a text has one of the words. */
export function hasSome(text: string, words: readonly string[]): boolean {
  return wordsOf(text).some((one) => words.some((asked) => one.startsWith(asked)));
}

/** A text in pieces, those that begin with a word of the search marked. */
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

/** Characters of a text that a result shows, and those before the first word found. */
const shown = 180;
const before = 50;

/** The part of a text around the first word found; its beginning if it has none of them. */
export function around(text: string, words: readonly string[]): string {
  const line = text.replace(/\s+/g, " ").trim();
  const [first] = [...line.matchAll(word)].filter(([own]) =>
    words.some((asked) => folded(own).startsWith(asked)),
  );
  const at = first?.index ?? 0;
  const start = at <= before ? 0 : line.lastIndexOf(" ", at - before) + 1;
  return `${start > 0 ? "… " : ""}${excerptInWords(line.slice(start), shown)}`;
}
