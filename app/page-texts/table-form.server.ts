import { z } from "zod";
import { type Message, msg, t } from "#say";
import { getHeadings } from "~/capabilities/imports/columns";
import { sayFixed } from "~/capabilities/translations/fixed-vocabulary";
import { isDate } from "~/dates/dates";
import { monthName } from "~/dates/dates-in-words";
import { monthNumber, readWrittenDay } from "~/dates/parse-written-date";
import { type FieldErrors, type Parsed, parseFields, text } from "~/forms/fields.server";
import { parseCsv } from "~/spreadsheets/parse-csv";
import { findColumns, type Heading } from "~/spreadsheets/table-headings";
import { isShortened, plainDigits, plainNumber } from "~/text/digits";
import {
  cellName,
  changeName,
  fieldsOfTable,
  headingName,
  pastedName,
  readTable,
  type Table,
  tableOfFields,
  withEmptyRows,
  writeTable,
} from "./table-text";
import type { TableColumn, TableSpec } from "./tables";
import { getField, type TextName, textSpec } from "./texts";

export const maxCellLength = 120;
const maxRows = 150;

/** Patterns for the headings of pasted tables, by column. With them, unknown columns are dropped instead of joined to the last one. */
export type KnownHeadings = readonly Heading[];

function tableIn(fields: URLSearchParams, spec: TableSpec, known?: KnownHeadings): Table {
  const pasted = fields.get(pastedName(spec))?.trim();
  if (!pasted) return tableOfFields(Object.fromEntries(fields), spec);
  const { headings, rows } = readTable(toOwnColumns(pasted, spec, known), spec);
  // Date inputs accept only this format.
  const isDay = spec.columns.map(({ type }) => type === "date");
  return {
    headings,
    rows: rows.map((cells) => cells.map((cell, at) => (isDay[at] ? parseDay(cell) : cell))),
  };
}

/** Two headings of a table are no accident. */
const minHeadings = 2;

/** Orders pasted columns by their headings, and skips a title above. Other cells stay, in the last column. */
function toOwnColumns(
  pasted: string,
  { columns, ownHeadings }: TableSpec,
  known: KnownHeadings | undefined,
): string {
  if (!pasted.includes("\t")) return pasted;
  const labels = getHeadings(
    Object.fromEntries(columns.map((_, at) => [at, known?.[at] ?? { fits: [] }])),
    (at) => t(columns[Number(at)]?.label ?? ("" as Message)),
  );
  const rows = parseCsv(pasted).map(({ cells }) => cells);
  const found = rows.map((cells) => findColumns(cells, labels));
  const best = found.findIndex((one) => Object.keys(one).length >= minHeadings);
  const head = best < 0 ? found.findIndex((one) => one[0] === 0) : best;
  const places = found[head] ?? {};
  const used = Object.values(places);
  const free = ((ownHeadings && rows[head]) ?? []).flatMap((heading, at) =>
    heading && !used.includes(at) ? [at] : [],
  );
  const order = columns.map((_, at) => (head < 0 ? at : (places[at] ?? free.shift() ?? -1)));
  const lines = rows.slice(Math.max(head, 0)).map((cells, line) => {
    const own = order.map((at) => cells[at] ?? "");
    const others = known && head >= 0 ? [] : cells.filter((cell, at) => cell && !order.includes(at));
    const last = [own.at(-1), ...others].filter(Boolean).join(" · ");
    const isHead = head >= 0 && line === 0;
    return isHead ? [columns[0]?.label ?? "", ...own.slice(1)] : [...own.slice(0, -1), last];
  });
  return lines.map((cells) => cells.map((cell) => cell.replace(/[\n\t|]/g, " ")).join("\t")).join("\n");
}

/** Applies a table button: add, move up, insert, or paste. Undefined if the form should be saved. */
export function changedTable(
  spec: TableSpec,
  fields: URLSearchParams,
  known?: KnownHeadings,
): Record<string, string> | undefined {
  const [, change, at] =
    /^(add|paste|up|insert)(?:-(\d{1,3}))?$/.exec(fields.get(changeName(spec)) ?? "") ?? [];
  if (!change) return undefined;
  const table = tableIn(fields, spec, known);
  const { rows } = table;
  const row = Math.min(Number(at ?? 0), rows.length - 1);
  if (change === "up" && row > 0) rows.splice(row - 1, 0, ...rows.splice(row, 1));
  if (change === "insert")
    rows.splice(
      row,
      0,
      spec.columns.map(() => ""),
    );
  const shown = change === "add" || change === "paste" ? withEmptyRows(table, spec) : table;
  return fillTableFields(spec, fields, shown);
}

/** Returns the form's values with one field per cell. Pasted rows become cells. */
function fillTableFields(
  { prefix = "" }: TableSpec,
  fields: URLSearchParams,
  table: Table,
): Record<string, string> {
  const isOfTable = (name: string) =>
    name.startsWith(prefix) && /^(cell|heading)-|^(value|change)$/.test(name.slice(prefix.length));
  const others = Object.fromEntries([...fields].filter(([name]) => !isOfTable(name)));
  return { ...others, ...fieldsOfTable(table, prefix) };
}

interface CheckedTable extends Table {
  errors: FieldErrors;
  /** Form values with pasted rows as cells, to show the form again. */
  typed: Record<string, string>;
}

/** Reads the table of a form, and checks each cell. */
export function checkTable(spec: TableSpec, fields: URLSearchParams, known?: KnownHeadings): CheckedTable {
  const table = tableIn(fields, spec, known);
  const errors: FieldErrors = {};
  const rows = table.rows.map((cells, row) =>
    cells.map((cell, column) => {
      const { value, problem } = checkCell(cell, spec.columns[column]);
      if (problem)
        errors[cellName(row, column, spec.prefix)] = t(
          /* {column} is the name of a column; {problem} such as: at most 120 characters. */ "Row {row}, {column}: {problem}",
          {
            row: row + 1,
            column: t((table.headings[column] ?? "") as Message),
            problem,
          },
        );
      return value;
    }),
  );
  return { headings: table.headings, rows, errors, typed: fillTableFields(spec, fields, table) };
}

export function parseTable(
  name: TextName,
  spec: TableSpec,
  fields: URLSearchParams,
): Parsed<{ value: string }> {
  const { typed, errors: ofCells, ...table } = checkTable(spec, fields);
  const errors: FieldErrors = {};
  const headings = table.headings.map((heading, column) => {
    const { ok, value } = parseCell(heading);
    if (!ok)
      errors[headingName(column)] = t("The name of a column may have at most {max} characters", {
        max: maxCellLength,
      });
    return value || (spec.columns[column]?.label ?? "");
  });
  const repeated = headings.findIndex((heading, column) => headings.indexOf(heading) < column);
  if (repeated > 0)
    errors[headingName(repeated)] = t("Another column is called {name} too", {
      name: headings[repeated] ?? "",
    });
  Object.assign(errors, ofCells);
  const rows = table.rows.map((cells, row) => {
    const [first = "", ...others] = cells;
    // Suggested class that the school does not have.
    if (spec.offered?.includes(first) && !others.some(Boolean)) return [];
    if (first === "" && others.some(Boolean) && (!spec.grouped || row === 0))
      errors[cellName(row, 0)] = t(/* {column} is the name of a column. */ "Row {row}: enter the {column}", {
        row: row + 1,
        column: t((headings[0] ?? "") as Message).toLowerCase(),
      });
    return cells;
  });
  const value = writeTable({ headings, rows }, spec);
  const { max = 0 } = getField(name);
  if (rows.length > maxRows || value.length > max)
    errors[""] = t("A table may have at most {rows} rows and {characters} characters: please take some out", {
      rows: maxRows,
      characters: max,
    });
  if (Object.keys(errors).length > 0) return { ok: false, errors, typed };
  return { ok: true, values: { value } };
}

const line = z.object({
  cell: text(
    msg(/* At the beginning of a sentence: “A cell may have at most 300 characters”. */ "A cell"),
    maxCellLength,
  ),
});

function parseCell(typed: string): { ok: boolean; value: string } {
  const parsed = parseFields(line, new URLSearchParams({ cell: typed.replaceAll("|", "/") }));
  return parsed.ok ? { ok: true, value: parsed.values.cell } : { ok: false, value: typed };
}

function checkCell(typed: string, column: TableColumn | undefined): { value: string; problem?: string } {
  const { ok, value } = parseCell(typed);
  if (!ok)
    return {
      value,
      problem: t(/* What is wrong with a cell of a table. */ "at most {max} characters", {
        max: maxCellLength,
      }),
    };
  if (value === "") return { value };
  if (isShortened(value))
    return {
      value,
      problem: t(
        /* A long number as Excel shows it, such as 2.02E+11. */ "“{value}” was shortened by the spreadsheet: write the number in full",
        { value },
      ),
    };
  if (column?.type === "amount") return { value: parseAmount(value) };
  if (column?.type === "count") return { value: plainNumber(value) };
  if (column?.type !== "date") return { value };
  const day = parseDay(value);
  return isDate(day)
    ? { value: day }
    : { value, problem: t("“{value}” is no date: enter one such as 2026-04-01", { value }) };
}

/** Extracts digits of an amount: `₹ 1,20,000/-` is `120000`. Other texts are unchanged. */
function parseAmount(value: string): string {
  const digits = plainNumber(
    value
      .replace(/^(?:₹|Rs\.?|INR)\s*/i, "")
      .replace(/\s*\/-$/, "")
      .replace(/\.00$/, ""),
  );
  return /^\d{1,9}$/.test(digits) ? String(Number(digits)) : value;
}

const parseDay = (value: string) => readWrittenDay(value) ?? plainDigits(value);

export function openTable(spec: TableSpec, value: string): Record<string, string> {
  return fieldsOfTable(withEmptyRows(readTable(value, spec), spec));
}

/** Translates a usual heading, also with months: “Summer (April–October)”. */
function sayHeading(heading: string, label: Message): string {
  if (heading === label) return t(label);
  const [, start, ...months] = /^(.+) \(([a-z]+) ?(?:to|–|-) ?([a-z]+)\)$/i.exec(heading) ?? [];
  const [first = 0, last = 0] = months.map(monthNumber);
  return start === label && first && last ? `${t(label)} (${monthName(first)}–${monthName(last)})` : heading;
}

export interface ShownTable {
  columns: { heading: string; type: TableColumn["type"]; isLong: boolean }[];
  rows: string[][];
}

/** Table for visitors: without empty columns, with default headings and fixed vocabulary translated. */
export function shownTable(name: TextName, value: string): ShownTable {
  const { table } = textSpec(name);
  if (!table) throw new Error(`The text ${name} is no table.`);
  const { headings, rows } = readTable(value, table);
  const isShown = headings.map((_, column) => column === 0 || rows.some((cells) => cells[column]));
  const shown = <Part>(parts: Part[]) => parts.filter((_, column) => isShown[column]);
  const columns = headings.map((heading, column) => {
    const { label, type, long = false } = table.columns[column] ?? {};
    return { heading: label ? sayHeading(heading, label) : heading, type, isLong: long };
  });
  return { columns: shown(columns), rows: rows.map((cells) => shown(cells).map(sayFixed)) };
}
