import { plainDigits } from "../text/digits";

/** Names that a column can have. */
export interface Heading {
  /** The best fitting pattern first. */
  fits: readonly RegExp[];
  /** Of headings that only look like it: `Class Teacher` is no class. */
  never?: RegExp;
}

/** A heading in one spelling: `STUDENT_NAME`, `StudentName`. */
export const plainHeading = (text: string) =>
  plainDigits(text.normalize("NFC"))
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .replace(/[_\s]+/g, " ")
    .trim();

/**
 * Finds the columns of a table by its headings. Each column gets the heading that fits it best, and a heading has one column; of
 * those that fit alike, the first one of both counts.
 */
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
