import type { TableSpec } from "./tables";

/** A table as it is shown and filled in: as many cells in each row as it has columns. */
export interface Table {
  headings: string[];
  rows: string[][];
}

/** Names of the fields of a table's form; rows and columns from 0. */
export const cellName = (row: number, column: number) => `cell-${row}-${column}`;
export const headingName = (column: number) => `heading-${column}`;

/** Names and values of what a form was filled with. */
type Filled = Record<string, string | undefined>;

/** So many cells as there are columns. */
const fill = ({ columns }: TableSpec, cells: readonly string[]) =>
  columns.map((_, column) => cells[column]?.trim() ?? "");

/**
 * Reads a table from its text: a row on each line, cells parted by `|`, or by tabs as a spreadsheet copies them. A first
 * line that begins with the name of the first column has the names of all.
 */
export function readTable(text: string, spec: TableSpec): Table {
  const rows = text
    .split(/\r?\n/)
    .map((line) => fill(spec, line.split(/[|\t]/)))
    .filter((cells) => cells.some(Boolean));
  const usual = spec.columns.map(({ label }) => label);
  const hasHeadings = rows[0]?.[0]?.toLowerCase() === usual[0]?.toLowerCase();
  const own = hasHeadings ? (rows.shift() ?? []) : [];
  const headings = usual.map((label, column) => (spec.ownHeadings && column > 0 && own[column]) || label);
  return { headings, rows };
}

/** The text of a table; without its headings where they are the usual ones, and without rows in which nothing stands. */
export function writeTable({ headings, rows }: Table, { columns }: TableSpec): string {
  const filled = rows.filter((cells) => cells.some(Boolean));
  const isUsual = columns.every(({ label }, column) => label === headings[column]);
  const lines = isUsual || filled.length === 0 ? filled : [headings, ...filled];
  return lines.map((cells) => cells.join(" | ").replace(/( \| )+$/, "")).join("\n");
}

/** The fields of a form that shows a table. */
export function fieldsOfTable({ headings, rows }: Table): Record<string, string> {
  return Object.fromEntries([
    ...headings.map((heading, column) => [headingName(column), heading]),
    ...rows.flatMap((cells, row) => cells.map((cell, column) => [cellName(row, column), cell])),
  ]);
}

/** The table that a form shows. */
export function tableOfFields(fields: Filled, { columns }: TableSpec): Table {
  const numbers = Object.keys(fields).map((name) => Number(/^cell-(\d{1,3})-\d$/.exec(name)?.[1] ?? -1));
  const rows = Array.from({ length: Math.max(-1, ...numbers) + 1 }, (_, row) =>
    columns.map((_, column) => fields[cellName(row, column)] ?? ""),
  );
  return { headings: columns.map(({ label }, column) => fields[headingName(column)]?.trim() || label), rows };
}

/** Rows to fill in behind those that there are. */
const moreRows = 5;

/** A table with empty rows behind it; an empty one with what its first column offers. */
export function withEmptyRows({ headings, rows }: Table, { columns, offered = [] }: TableSpec): Table {
  const cells = (first: string) => columns.map((_, column) => (column === 0 ? first : ""));
  const more =
    rows.length === 0 && offered.length > 0
      ? offered.map(cells)
      : Array.from({ length: moreRows }, () => cells(""));
  return { headings, rows: [...rows, ...more] };
}
