import { splitRow } from "~/text/text-tables";
import type { TableSpec } from "./tables";

/** Every row has a cell per column. */
export interface Table {
  headings: string[];
  rows: string[][];
}

/** Field names; rows and columns from 0. */
export const cellName = (row: number, column: number, prefix = "") => `${prefix}cell-${row}-${column}`;
export const headingName = (column: number, prefix = "") => `${prefix}heading-${column}`;

/** Box for copied rows. */
export const pastedName = ({ prefix = "" }: TableSpec) => `${prefix}value`;
/** ID of a row, for addresses that scroll to it. */
export const rowId = ({ prefix = "" }: TableSpec, row: number) => `${prefix}row-${row}`;
/** Buttons that change rows: `add`, `paste`, `up-2`, `insert-2`. */
export const changeName = ({ prefix = "" }: TableSpec) => `${prefix}change`;

export const maxPastedLength = 10_000;

type Filled = Record<string, string | undefined>;

const fill = ({ columns }: TableSpec, cells: readonly string[]) =>
  columns.map((_, column) => cells[column]?.trim() ?? "");

/** Cells are separated by `|`, or tabs as in spreadsheets. The first line can be headings. */
export function readTable(text: string, spec: TableSpec): Table {
  const rows = text
    .split(/\r?\n/)
    .map((line) => fill(spec, splitRow(line) ?? line.split(/[|\t]/)))
    .filter((cells) => cells.some(Boolean));
  const usual = spec.columns.map(({ label }) => label);
  const hasHeadings = rows[0]?.[0]?.toLowerCase() === usual[0]?.toLowerCase();
  const own = hasHeadings ? (rows.shift() ?? []) : [];
  const headings = usual.map((label, column) => (spec.ownHeadings && column > 0 && own[column]) || label);
  return { headings, rows };
}

export function writeTable({ headings, rows }: Table, { columns }: TableSpec): string {
  const filled = rows.filter((cells) => cells.some(Boolean));
  const isUsual = columns.every(({ label }, column) => label === headings[column]);
  const lines = isUsual || filled.length === 0 ? filled : [headings, ...filled];
  return lines.map((cells) => cells.join(" | ").replace(/( \| )+$/, "")).join("\n");
}

export function fieldsOfTable({ headings, rows }: Table, prefix = ""): Record<string, string> {
  return Object.fromEntries([
    ...headings.map((heading, column) => [headingName(column, prefix), heading]),
    ...rows.flatMap((cells, row) => cells.map((cell, column) => [cellName(row, column, prefix), cell])),
  ]);
}

export function tableOfFields(fields: Filled, { columns, prefix = "", fixedRows = 0 }: TableSpec): Table {
  const numbers = Object.keys(fields).map((name) =>
    name.startsWith(prefix) ? Number(/^cell-(\d{1,3})-\d$/.exec(name.slice(prefix.length))?.[1] ?? -1) : -1,
  );
  const rows = Array.from({ length: Math.max(fixedRows, Math.max(-1, ...numbers) + 1) }, (_, row) =>
    columns.map((_, column) => fields[cellName(row, column, prefix)] ?? ""),
  );
  const headings = columns.map(({ label }, column) => fields[headingName(column, prefix)]?.trim() || label);
  return { headings, rows };
}

const moreRows = 5;

export function withEmptyRows({ headings, rows }: Table, spec: TableSpec): Table {
  const { columns, offered = [], fixedRows } = spec;
  if (fixedRows !== undefined) return { headings, rows };
  const cells = (first: string) => columns.map((_, column) => (column === 0 ? first : ""));
  const more =
    rows.length === 0 && offered.length > 0
      ? offered.map(cells)
      : Array.from({ length: moreRows }, () => cells(""));
  return { headings, rows: [...rows, ...more] };
}
