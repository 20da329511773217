import { foldDigits, foldWords } from "~db/word-folding";
import { foldNasals, groupedNumber } from "./script-variants";

export interface Piece {
  text: string;
  found: boolean;
}

/** As in the word indexes (db/migrations/helpers.ts): combining marks and joiners are part of a word. */
const word = new RegExp(`${groupedNumber}|[\\p{L}\\p{N}\\p{Co}\\p{M}\\u200C\\u200D]+`, "gu");
/** Accents of Latin letters; Indic vowel signs are no accents. */
const accents = /[\u0300-\u036F]/g;

const folded = (text: string) =>
  foldNasals(
    foldDigits(foldWords(text)).replaceAll(",", "").normalize("NFD").replace(accents, "").toLowerCase(),
  );

export function splitWords(search: string): string[] {
  return (search.match(word) ?? []).map(folded).filter(Boolean);
}

export function findWords(text: string): { written: string; folded: string; at: number }[] {
  return [...text.matchAll(word)].map(({ 0: written, index }) => ({
    written,
    folded: folded(written),
    at: index,
  }));
}

/** Splits before marked words. @param isMarked called with the number of each word */
export function markWords(text: string, isMarked: (index: number) => boolean): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const [number, { written, at }] of findWords(text).entries()) {
    if (!isMarked(number)) continue;
    if (at > end) pieces.push({ text: text.slice(end, at), found: false });
    pieces.push({ text: written, found: true });
    end = at + written.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), found: false });
  return pieces;
}
