import { findNonRecord, type NonRecord } from "./non-records";
import { withShownIds } from "./record-ids";
import type { Sheet, SheetRow } from "./sheet";
import {
  type Columns,
  countColumns,
  findHead,
  type Head,
  headOf,
  isSingle,
  isValue,
  type TableShape,
  textsOf,
} from "./table-head";
import { plainHeading } from "./table-headings";

export interface TableRow extends SheetRow {
  /** Name of the sheet, and the lines above the row, the nearest last. */
  titles: string[];
}

export interface Table<Column extends string> {
  sheet: string;
  /** Heading of each column; two lines of headings are joined. */
  headings: string[];
  columns: Columns<Column>;
  /** Positions of the columns that repeat. */
  repeated: number[];
  rows: TableRow[];
}

export interface Unused {
  sheet: string;
  line: number;
  text: string;
  reason: "title" | "no table" | NonRecord;
}

export interface FoundTables<Column extends string> {
  tables: Table<Column>[];
  /** Lines that are no records. */
  unused: Unused[];
  hidden: { rows: number; columns: number; sheets: string[] };
}

const toText = (row: SheetRow) => [...new Set(textsOf(row))].join(" · ");

/** Finds the tables of all visible sheets; `withHidden` takes in what the school has hidden. */
export function findTables<Column extends string>(
  sheets: readonly Sheet[],
  shape: TableShape<Column>,
  { withHidden = false }: { withHidden?: boolean } = {},
): FoundTables<Column> {
  const found: FoundTables<Column> = { tables: [], unused: [], hidden: { rows: 0, columns: 0, sheets: [] } };
  const visible = sheets.map(withShownIds).flatMap((sheet): Sheet[] => {
    if (withHidden || sheet.rows.length === 0) return [sheet];
    if (sheet.isHidden) found.hidden.sheets.push(sheet.name);
    return sheet.isHidden ? [] : [withoutHidden(sheet, found)];
  });
  const isNamed = visible.filter(({ rows }) => rows.length > 0).length > 1;
  const blocks = visible.flatMap(({ name, rows }) =>
    splitSideBySide(rows, shape).map((part): Block => {
      const title = usualName.test(name) ? "" : name;
      return { sheet: isNamed ? name : "", title, rows: part };
    }),
  );
  for (const block of blocks) readBlock(block, shape, found);
  if (found.tables.length === 0) guessTables(blocks, shape, found);
  return found;
}

interface Block {
  /** Name of the sheet, if there are several. */
  sheet: string;
  title: string;
  rows: SheetRow[];
}

/** Names that spreadsheet programs give. */
const usualName = /^(?:sheet|table|tabelle|feuille|शीट|ଶିଟ୍|শিট)?[ _-]*\d*$/i;

function withoutHidden<Column extends string>(sheet: Sheet, { hidden }: FoundTables<Column>): Sheet {
  const { rows, hiddenColumns = [] } = sheet;
  hidden.rows += rows.filter((row) => row.isHidden).length;
  hidden.columns += hiddenColumns.filter((at) => rows.some(({ cells }) => cells[at])).length;
  return {
    ...sheet,
    rows: rows
      .filter((row) => !row.isHidden)
      .map((row) => keepCells(row, (at) => !hiddenColumns.includes(at)))
      .filter((row) => textsOf(row).length > 0),
  };
}

function keepCells(row: SheetRow, isKept: (at: number) => boolean): SheetRow {
  return {
    ...row,
    cells: row.cells.map((cell, at) => (isKept(at) ? cell : "")),
    ...(row.unsaved && { unsaved: row.unsaved.filter(isKept) }),
  };
}

/** Two tables side by side are two: they are parted by an empty column, or their headings begin anew. */
function splitSideBySide<Column extends string>(
  rows: readonly SheetRow[],
  shape: TableShape<Column>,
): SheetRow[][] {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const lines = rows.filter((row) => !isSingle(row));
  const isUsed = Array.from({ length: width }, (_, at) => lines.some(({ cells }) => cells[at]));
  const starts = isUsed.flatMap((used, at) => (used && (at === 0 || !isUsed[at - 1]) ? [at] : []));
  const hasHead = (from: number, to: number) =>
    rows.some(({ cells }) => headOf(cells.slice(from, to), shape) !== undefined);
  const parts = starts.filter((start, index) => hasHead(start, starts[index + 1] ?? width));
  const own = parts.length > 1 ? parts : findRepeatedHeadings(rows, shape);
  if (own.length < 2) return [[...rows]];
  return own.map((start, index) => {
    const from = index === 0 ? 0 : start;
    const end = own[index + 1] ?? width;
    return rows
      .map((row) => keepCells(row, (at) => at >= from && at < end))
      .filter((row) => textsOf(row).length > 0);
  });
}

function findRepeatedHeadings<Column extends string>(
  rows: readonly SheetRow[],
  shape: TableShape<Column>,
): number[] {
  for (const { cells } of rows) {
    const first = cells.findIndex(Boolean);
    const name = plainHeading(cells[first] ?? "").toLowerCase();
    const starts = cells.flatMap((cell, at) =>
      cell && plainHeading(cell).toLowerCase() === name ? [at] : [],
    );
    const isTable = (start: number, index: number) =>
      headOf(cells.slice(start, starts[index + 1]), shape) !== undefined;
    if (starts.length > 1 && starts.every(isTable)) return starts;
  }
  return [];
}

function readBlock<Column extends string>(
  { sheet, title, rows }: Block,
  shape: TableShape<Column>,
  found: FoundTables<Column>,
): void {
  const heads = rows.map((row, at) => (row.cells.some(isValue) ? undefined : findHead(rows, at, shape)));
  const most = Math.max(0, ...heads.map(countColumns));
  // A name can look like one heading: "Fire Certificate".
  const start = most === 0 ? -1 : heads.findIndex((head) => countColumns(head) >= Math.min(2, most));
  const leave = (row: SheetRow, reason: Unused["reason"]) =>
    found.unused.push({ sheet, line: row.line, text: toText(row), reason });
  if (start < 0) {
    for (const row of rows) leave(row, "no table");
    return;
  }
  const above = rows.slice(0, start);
  for (const row of above) leave(row, "title");
  const lines = [title, ...above.map((row) => toText(row))].filter(Boolean);
  let table = startTable(sheet, heads[start] as Head<Column>);
  found.tables.push(table);
  let sections: SheetRow[] = [];
  let isOpen = true;
  for (let at = start + (heads[start]?.lines ?? 1); at < rows.length; at += 1) {
    const row = rows[at] as SheetRow;
    const head = heads[at];
    if (head && countColumns(head) > 1) {
      table = startTable(sheet, head);
      found.tables.push(table);
      at += head.lines - 1;
      continue;
    }
    const [text = ""] = textsOf(row);
    const isRecord = shape.isRecord?.(row.cells, table.columns) ?? false;
    const isAboveHead = countColumns(heads[at + 1]) > 1;
    const isTitle =
      !isRecord && isSingle(row) && /\p{L}/u.test(text) && (isAboveHead || shape.isSection?.(text));
    const reason = isTitle || isRecord ? undefined : findNonRecord(row, table);
    if (reason) leave(row, reason);
    else if (isTitle || (!isRecord && isTitleOf(row, table, rows.slice(at + 1)))) {
      const isSection = shape.isSection?.(toText(row)) ?? false;
      if (isSection && !isOpen) sections = [];
      isOpen ||= isSection;
      sections.push(row);
      leave(row, "title");
    } else {
      isOpen = false;
      table.rows.push({ ...row, titles: [...lines, ...sections.map((one) => toText(one))] });
    }
  }
}

const startTable = <Column extends string>(
  sheet: string,
  { columns, repeated, headings }: Head<Column>,
): Table<Column> => ({ sheet, headings, columns, repeated, rows: [] });

/** A line with one text that is not a record of its own. */
function isTitleOf<Column extends string>(
  row: SheetRow,
  { columns, repeated }: Table<Column>,
  below: readonly SheetRow[],
): boolean {
  if (!isSingle(row)) return false;
  const places = [...(Object.values(columns) as number[]), ...repeated];
  if (places.length < 2) return row.isMerged === true;
  if (row.isMerged || !places.includes(row.cells.findIndex(Boolean))) return true;
  return row.isAfterGap === true && below.every((one) => isSingle(one));
}

/** True if the first line has words above columns of numbers. */
function hasHeadings([first, ...below]: readonly SheetRow[]): boolean {
  const isWord = (cell: string) => /\p{L}/u.test(cell) && !/\d/.test(cell);
  const isNumber = (cell: string) => /\d/.test(cell) && !/\p{L}/u.test(cell);
  return (first?.cells ?? []).some((cell, at) => {
    const cells = below.flatMap((row) => row.cells[at] || []);
    return isWord(cell) && cells.length > 0 && cells.every(isNumber);
  });
}

/** Lists pasted without headings. */
function guessTables<Column extends string>(
  blocks: readonly Block[],
  { guessColumns }: TableShape<Column>,
  found: FoundTables<Column>,
): void {
  for (const { sheet, rows } of blocks) {
    const lines = rows.filter((row) => !isSingle(row) || !row.isMerged);
    const columns = guessColumns?.(lines);
    if (!columns || lines.length === 0 || hasHeadings(lines)) continue;
    const table: Table<Column> = { sheet, headings: [], columns, repeated: [], rows: [] };
    found.unused = found.unused.filter(
      (one) => !lines.some(({ line }) => line === one.line && one.sheet === sheet),
    );
    for (const row of lines) {
      const reason = findNonRecord(row, table);
      if (reason) found.unused.push({ sheet, line: row.line, text: toText(row), reason });
      else table.rows.push({ ...row, titles: [] });
    }
    found.tables.push(table);
  }
}
