import type { SheetRow } from "./sheet";
import { findColumns, type Heading, plainHeading } from "./table-headings";

/** Positions of the columns in a table. */
export type Columns<Column extends string> = Partial<Record<Column, number>>;

/** Describes the tables that an import reads. */
export interface TableShape<Column extends string> {
  headings: Readonly<Record<Column, Heading>>;
  /** True if a line with these columns is the line of headings. @param repeats number of columns that repeat */
  isHead(columns: Columns<Column>, repeats: number): boolean;
  /** Adds columns that can be found only next to others. */
  complete?(columns: Columns<Column>, headings: readonly string[]): Columns<Column>;
  /** Columns that repeat, such as the classes of a date sheet. */
  repeated?: Heading;
  /** True for a line between records that is about the records below: "Class XII", "January 2027". */
  isSection?(text: string): boolean;
  /** True for a line that is a record, whatever else it looks like. */
  isRecord?(cells: readonly string[], columns: Columns<Column>): boolean;
  /** Finds the columns of a table without headings. */
  guessColumns?(rows: readonly SheetRow[]): Columns<Column> | undefined;
}

export const textsOf = ({ cells }: SheetRow) => cells.filter(Boolean);

/** True for a line with one text, which can span several columns. */
export const isSingle = (row: SheetRow) =>
  textsOf(row).length === 1 || (row.isMerged === true && new Set(textsOf(row)).size === 1);

/** A day, a percentage, or a number above the classes of a school. */
export const isValue = (cell: string) =>
  /\d/.test(cell) && !/\p{L}/u.test(cell) && !/^(?:\d|1[0-2])$/.test(cell);

export interface Head<Column extends string> {
  columns: Columns<Column>;
  repeated: number[];
  headings: string[];
  /** One or two. */
  lines: number;
}

export function headOf<Column extends string>(
  headings: string[],
  { headings: known, complete, repeated: repeat, isHead }: TableShape<Column>,
  lines = 1,
): Head<Column> | undefined {
  const own = findColumns(headings, known);
  const columns = complete?.(own, headings) ?? own;
  const used = Object.values(columns);
  const repeated = headings.flatMap((heading, at) => {
    const text = plainHeading(heading);
    const fits = repeat?.fits.some((each) => each.test(text)) && !repeat.never?.test(text);
    return fits && !used.includes(at) ? [at] : [];
  });
  return isHead(columns, repeated.length) ? { columns, repeated, headings, lines } : undefined;
}

export const countColumns = (head: Head<string> | undefined) =>
  head ? Object.keys(head.columns).length + head.repeated.length : 0;

/** Joins headings that span two lines: "Marks" above "Obtained" and "Out of". */
function joinHeadings(first: SheetRow, second: SheetRow | undefined): string[] | undefined {
  if (!second || second.line !== first.line + 1 || second.cells.some(isValue)) return undefined;
  const width = Math.max(first.cells.length, second.cells.length);
  const above = (at: number) => first.cells[at] ?? "";
  const isGroup = (at: number) =>
    above(at) === "" ||
    (at + 1 < width && above(at + 1) === "" && (second.cells[at + 1] ?? "") !== "") ||
    (first.isMerged === true && (above(at) === above(at + 1) || above(at) === above(at - 1)));
  let isJoined = false;
  let group = "";
  const joined = Array.from({ length: width }, (_, at) => {
    if (above(at)) group = above(at);
    const below = second.cells[at] ?? "";
    if (below === "" || below === above(at)) return above(at);
    if (!isGroup(at)) return undefined;
    isJoined = true;
    return [above(at) || group, below].filter(Boolean).join(" ");
  });
  return isJoined && joined.every((heading) => heading !== undefined) ? joined : undefined;
}

export function findHead<Column extends string>(
  rows: readonly SheetRow[],
  at: number,
  shape: TableShape<Column>,
): Head<Column> | undefined {
  const row = rows[at];
  if (!row || (isSingle(row) && row.isMerged)) return undefined;
  const own = headOf(row.cells, shape);
  const next = rows[at + 1];
  const joined = isSingle(row) ? undefined : joinHeadings(row, next);
  const both = joined && headOf(joined, shape, 2);
  const better = Math.max(countColumns(own), countColumns(next && headOf(next.cells, shape)));
  return both && countColumns(both) >= better ? both : own;
}
