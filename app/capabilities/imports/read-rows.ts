import { t } from "#say";
import { shortDate } from "~/dates/dates";
import { readWrittenDay } from "~/dates/parse-written-date";
import {
  type DecimalSign,
  findDayOrder,
  findDecimalSign,
  toDayFirst,
  toDecimalPoint,
} from "~/spreadsheets/column-order";
import {
  type FoundTables,
  findTables,
  type Table,
  type TableRow,
  type Unused,
} from "~/spreadsheets/find-tables";
import { TableFileError, type TableSource } from "~/spreadsheets/read-table.server";
import type { Columns } from "~/spreadsheets/table-head";
import { describeRequired } from "./columns";
import { type ImportedRow, RowProblem, type RowValues, type TableImporter } from "./importer";
import type { Lacking } from "./plan";
import type { Question } from "./questions";

export interface ReadRow {
  /** Place in the file: `Line 3`. */
  at: string;
  row?: RowValues;
  words?: string;
  /** Explains a row that has no problem. */
  note?: string;
  problem?: string;
  lacks?: readonly Lacking[];
}

/** Says what became of each cell of a file. */
export interface Account {
  tables: {
    sheet: string;
    rows: number;
    /** `use` is the name of the column of the import; empty if the column is not read. */
    columns: { heading: string; use: string; example: string }[];
  }[];
  unused: { at: string; text: string; reason: Unused["reason"] }[];
  hidden: FoundTables<string>["hidden"];
  /** A date that was read with the month first, and its meaning. */
  monthFirst: { text: string; day: string } | undefined;
}

export interface ReadTable {
  rows: ReadRow[];
  account?: Account;
  questions: Question[];
}

const place = (sheet: string, line: number) =>
  sheet
    ? t(/* {sheet} is the name of a sheet of a workbook. */ "{sheet}, line {line}", { sheet, line })
    : t("Line {line}", { line });

const emptyIfDash = (text: string) => (/^[-–—]+$/.test(text) ? "" : text);

/** Reads the tables of a file by the columns of an import. @throws TableFileError without a row */
export function readRows<Column extends string>(
  importer: TableImporter<Column>,
  source: TableSource,
  beside: URLSearchParams,
): ReadTable {
  const told = source.text === undefined ? undefined : importer.readText?.(source.text, beside);
  if (told) return { rows: refuseRepeated(importer, told), questions: [] };
  const { required, requiredNextToRepeated } = importer;
  const isHead = (columns: Columns<Column>, repeats: number) =>
    ((repeats > 0 && requiredNextToRepeated) || required).every((one) =>
      (typeof one === "string" ? [one] : one).some((column) => columns[column] !== undefined),
    );
  const shape = { ...importer, isHead };
  const found = findTables<Column>(source.sheets, shape, { withHidden: beside.get("hidden") === "include" });
  if (found.tables.length === 0) throw new TableFileError(explainMissing(importer, found));
  const read = found.tables.map((table) => readTable(importer, table, beside));
  const rows = read.flatMap((one) => one.rows);
  const monthFirst = read.map((one) => one.monthFirst).find(Boolean);
  const account = { ...describe(importer, found), hidden: found.hidden, monthFirst };
  if (rows.length === 0 && found.hidden.rows + found.hidden.sheets.length === 0)
    throw new TableFileError(t("There is no row below the names of the columns. Send the rows too."));
  return { rows: refuseRepeated(importer, rows), account, questions: mergeQuestions(read) };
}

function explainMissing<Column extends string>(
  importer: TableImporter<Column>,
  { unused }: FoundTables<Column>,
): string {
  const explained = unused.map(({ text }) => importer.explainHeadings?.(text.split(" · "))).find(Boolean);
  if (explained) return explained;
  const columns = describeRequired(importer);
  return t(
    "These columns are missing: {columns}. Add a first row with these words, then send the table again.",
    { columns },
  );
}

/** Each question once, with the example of the first table. */
const mergeQuestions = (read: readonly { questions: Question[] }[]) => [
  ...new Map(
    read
      .flatMap(({ questions }) => questions)
      .reverse()
      .map((one) => [one.name, one]),
  ).values(),
];

function readTable<Column extends string>(
  importer: TableImporter<Column>,
  table: Table<Column>,
  beside: URLSearchParams,
) {
  const { rewrite, questions, monthFirst } = decideColumns(importer, table, beside);
  questions.push(...(importer.ask?.(table) ?? []));
  const { headings, columns, sheet } = table;
  const columnCells = new Map<Column, string[]>();
  const used = Object.values(columns) as number[];
  const rows = table.rows.flatMap((line): ReadRow[] => {
    const at = place(sheet, line.line);
    const lacks: Lacking[] = [];
    const filled = (isListed: (at: number) => boolean) =>
      line.cells.flatMap((text, index) =>
        text && isListed(index) ? [{ heading: headings[index] ?? "", text }] : [],
      );
    const row: ImportedRow<Column> = {
      cell(column) {
        const text = line.cells[columns[column] ?? -1] ?? "";
        return rewrite(column, importer.isExact ? text : emptyIfDash(text));
      },
      has: (column) => columns[column] !== undefined,
      heading: (column) => headings[columns[column] ?? -1] ?? "",
      titles: line.titles,
      repeated: filled((index) => table.repeated.includes(index)),
      unknown: filled((index) => !used.includes(index) && !table.repeated.includes(index)),
      cellsOf(column) {
        const at = columns[column] ?? -1;
        const cells =
          columnCells.get(column) ?? table.rows.map((one) => rewrite(column, one.cells[at] ?? ""));
        columnCells.set(column, cells);
        return cells;
      },
      ask: (name) => lacks.push(name),
    };
    const words = line.cells.filter(Boolean).join(" · ");
    try {
      refuseUnsaved(line, table);
      if (questions.some(({ name }) => !beside.get(name)))
        throw new RowProblem(t("answer the question above first"));
      const values = [importer.readRow(row, beside)].flat();
      return values.map((one) => ({ at, row: one, ...(lacks.length > 0 && { lacks }) }));
    } catch (error) {
      if (!(error instanceof RowProblem)) throw error;
      return [{ at, words, problem: error.message, ...(lacks.length > 0 && { lacks }) }];
    }
  });
  return { rows, questions, monthFirst };
}

/** @throws RowProblem if the value of a formula is missing */
function refuseUnsaved<Column extends string>(
  { unsaved = [] }: TableRow,
  { columns, repeated, headings }: Table<Column>,
): void {
  const at = unsaved.find((one) => repeated.includes(one) || Object.values(columns).includes(one));
  if (at === undefined) return;
  throw new RowProblem(
    t(
      /* {heading} is the name of a column. */ "the formula in “{heading}” has no result. Correct it or type the value, save the file and send it again",
      { heading: headings[at] ?? "" },
    ),
  );
}

/** Decides for whole columns in which order day and month stand, and which sign is in front of decimals. */
function decideColumns<Column extends string>(
  { dates = [], numbers = {} }: TableImporter<Column>,
  { columns, rows }: Table<Column>,
  beside: URLSearchParams,
) {
  const cellsOf = (column: Column) => {
    const at = columns[column];
    return at === undefined ? [] : rows.map(({ cells }) => ({ text: cells[at] ?? "", row: cells }));
  };
  const questions: Question[] = [];
  const orders = new Map(dates.map((column) => [column, findDayOrder(cellsOf(column))]));
  const proven = new Set([...orders.values()].flatMap(({ order }) => order ?? []));
  const common = proven.size === 1 ? [...proven][0] : undefined;
  const undecided = [...orders.values()].find(({ order, example }) => !order && example)?.example;
  if (undecided && !common) questions.push(askDayOrder(undecided));
  const signs = new Map(
    (Object.entries(numbers) as [Column, number][]).map(([column, most]) => [
      column,
      findDecimalSign(
        cellsOf(column).map(({ text }) => text),
        most,
      ),
    ]),
  );
  const unclear = [...signs.values()].find(({ sign, example }) => !sign && example)?.example;
  if (unclear) questions.push(askDecimalSign(unclear));

  function rewrite(column: Column, text: string): string {
    if (orders.has(column)) {
      const order = orders.get(column)?.order ?? common ?? beside.get("day_order");
      return order === "month-first" ? toDayFirst(text) : text;
    }
    if (!signs.has(column)) return text;
    const sign = signs.get(column)?.sign ?? (beside.get("decimal_sign") as DecimalSign | null);
    return toDecimalPoint(text, sign ?? undefined);
  }
  const proof = [...orders.values()].find((one) => one.proof)?.proof;
  const monthFirst = proof === undefined ? undefined : { text: proof, day: shownDay(toDayFirst(proof)) };
  return { rewrite, questions, monthFirst };
}

const withCentury = (date: string) => date.replace(/([-/])(\d\d)$/, "$120$2");
const shownDay = (date: string) => shortDate(readWrittenDay(withCentury(date)) ?? "");

function askDayOrder(example: string): Question {
  const reading = (text: string) => `${example} = ${shownDay(text)}`;
  return {
    name: "day_order",
    label: t("Which number of the dates is the day?"),
    options: [
      { value: "day-first", label: reading(example) },
      { value: "month-first", label: reading(toDayFirst(example)) },
    ],
  };
}

function askDecimalSign(example: string): Question {
  return {
    name: "decimal_sign",
    label: t("What does the comma in the numbers mean?"),
    options: [
      { value: "point", label: `${example} = ${example.replace(",", "")}` },
      { value: "comma", label: `${example} = ${example.replace(",", ".")}` },
    ],
  };
}

/** Refuses the second of two rows with the same meaning. */
function refuseRepeated<Column extends string>(
  { sameness, describeRow, describeRepeated }: TableImporter<Column>,
  rows: readonly ReadRow[],
): ReadRow[] {
  const seen = new Map<string, string>();
  return rows.map((read) => {
    const { at, row, problem } = read;
    if (!row || problem) return read;
    const key = sameness(row);
    const before = seen.get(key);
    if (before === undefined) seen.set(key, at.toLowerCase());
    if (before === undefined) return read;
    const repeated = describeRepeated?.(row, before);
    return {
      at,
      words: describeRow(row),
      problem:
        repeated ??
        t(/* A result in a file; {place} such as: Line 3. */ "same as {place}, so it is left out", {
          place: before,
        }),
    };
  });
}

const columnName = (at: number): string =>
  (at < 26 ? "" : columnName(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26));

function describe<Column extends string>(
  { labelOf }: TableImporter<Column>,
  { tables, unused }: FoundTables<Column>,
): Pick<Account, "tables" | "unused"> {
  const filled = tables.filter(({ rows }) => rows.length > 0);
  return {
    tables: (filled.length > 0 ? filled : tables).map(({ sheet, headings, columns, repeated, rows }) => {
      const width = Math.max(headings.length, ...rows.map(({ cells }) => cells.length));
      const names = Object.keys(columns) as Column[];
      return {
        sheet,
        rows: rows.length,
        columns: Array.from({ length: width }, (_, at) => {
          const name = names.find((one) => columns[one] === at);
          const example = rows.map(({ cells }) => cells[at]).find(Boolean) ?? "";
          const heading =
            headings[at] || t(/* Of a table: Column C. */ "Column {name}", { name: columnName(at) });
          const use = repeated.includes(at) ? t("One record for each row") : name ? labelOf(name) : "";
          return { heading, use, example };
        }).filter(({ example, use }) => example || use),
      };
    }),
    unused: unused.map(({ sheet, line, text, reason }) => ({ at: place(sheet, line), text, reason })),
  };
}
