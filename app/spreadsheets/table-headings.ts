import { plainDigits } from "../text/digits";

export interface Heading {
  fits: readonly RegExp[];
  /** Excludes similar headings: `Class Teacher` is no class. */
  never?: RegExp;
}

/** Normalizes `STUDENT_NAME` and `StudentName`. */
export const plainHeading = (text: string) =>
  plainDigits(text.normalize("NFC"))
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .replace(/[_\s]+/g, " ")
    .trim();

/** Maps columns to the best matching headings, one to one; the first of equal matches wins. */
export function findColumns<Column extends string>(
  cells: readonly string[],
  headings: Readonly<Record<Column, Heading>>,
): Partial<Record<Column, number>> {
  const found: Partial<Record<Column, number>> = {};
  const taken = new Set<number>();
  const words = cells.map(plainHeading);
  const kinds = Object.entries(headings) as [Column, Heading][];
  const ranks = Math.max(...kinds.map(([, { fits }]) => fits.length));
  for (let rank = 0; rank < ranks; rank += 1) {
    for (const [column, { fits, never }] of kinds) {
      if (found[column] !== undefined) continue;
      const index = words.findIndex(
        (text, at) => !taken.has(at) && fits[rank]?.test(text) && !never?.test(text),
      );
      if (index < 0) continue;
      found[column] = index;
      taken.add(index);
    }
  }
  return found;
}
