/** Rows of three pictures on laptops. If the last row is not full, the first rows have two larger ones. */
export const pictureRows = "grid gap-4 2xs:grid-cols-2 md:grid-cols-6 md:gap-6";

interface Place {
  className: string;
  shape: string;
  sizes: string;
}

/** Class, shape and sizes of a picture in `pictureRows`. */
export function placeInRows(index: number, count: number): Place {
  if (count === 1)
    return {
      className: "col-span-full md:col-span-4",
      shape: "aspect-3/2",
      sizes: "(width < 64rem) 92vw, 48rem",
    };
  const pairs = [0, 4, 2][count % 3] ?? 0;
  const isLarge = index < pairs;
  const isWide = index === 0 && count % 2 === 1;
  return {
    className:
      `${isWide ? "max-md:col-span-full" : ""} ${isLarge ? "md:col-span-3" : "md:col-span-2"}`.trim(),
    shape: isLarge ? "aspect-4/3 md:aspect-3/2" : "aspect-4/3",
    sizes: `(width < 48rem) ${isWide ? 92 : 44}vw, ${isLarge ? "(width < 80rem) 46vw, 42rem" : "(width < 80rem) 30vw, 28rem"}`,
  };
}

/** Returns the number of columns that leaves the fewest places of the last row empty; of equals the first. */
export function fullestColumns<Columns extends number>(
  count: number,
  choices: readonly [Columns, ...Columns[]],
): Columns {
  const empty = (columns: number) => (columns - (count % columns)) % columns;
  return choices.reduce((best, columns) => (empty(columns) < empty(best) ? columns : best));
}
