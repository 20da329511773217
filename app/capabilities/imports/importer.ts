import { t } from "#say";
import type { TrashKind } from "~/capabilities/trash/kinds";
import type { FieldSpecs } from "~/forms/field-specs";
import type { Parsed } from "~/forms/fields.server";
import type { Table } from "~/spreadsheets/find-tables";
import type { TableShape } from "~/spreadsheets/table-head";
import type { Database } from "~db/connection.server";
import type { StaffKind } from "../../kinds/kind";
import type { Records } from "../../records/records.server";
import type { Lacking } from "./plan";
import type { Question } from "./questions";
import type { ReadRow } from "./read-rows";

/** Form values of a row, by field; `file` is the name of its file, `consent` names who has agreed. */
export type RowValues = Record<string, string>;

/** Refuses a row; its message is shown next to the row, after the name of the column. */
export class RowProblem extends Error {
  override name = "RowProblem";

  constructor(problem: string, column?: string) {
    super(
      column === undefined
        ? problem
        : t(/* {column} is the name of a column of a table. */ "{column}: {problem}", { column, problem }),
    );
  }
}

/** A column of an import with the values that it takes. */
export interface ImportColumn {
  label: string;
  type: "text" | "date" | "number" | "choice";
  isRequired: boolean;
  /** Largest number, or most characters of a text. */
  max?: number | undefined;
}

export interface RowImporter {
  kind: Pick<StaffKind<never>, "table" | "names" | "columns" | "pages" | "page" | "children" | "ordered"> & {
    key: TrashKind;
    fields: FieldSpecs;
  };
  describeRow(values: RowValues): string;
  sameness(values: RowValues): string;
  parse(fields: URLSearchParams): Parsed<object>;
  // biome-ignore lint/suspicious/noExplicitAny: rows and values differ by kind
  records: Pick<Records<any, any>, "list" | "create" | "update" | "removeMany">;
  files?: ImportedFiles;
}

/** A line of a table, by the columns of its import. */
export interface ImportedRow<Column extends string> {
  cell(column: Column): string;
  /** True if the table has the column. */
  has(column: Column): boolean;
  heading(column: Column): string;
  /** All cells of a column, which can decide how one of them is read. */
  cellsOf(column: Column): readonly string[];
  /** Name of the sheet, and the lines above the row, the nearest last. */
  titles: readonly string[];
  /** Filled cells of the columns that repeat. */
  repeated: readonly { heading: string; text: string }[];
  /** Filled cells of unknown columns. */
  unknown: readonly { heading: string; text: string }[];
  /** Asks below the preview for a value that the table does not have. */
  ask(name: Lacking): void;
}

/** The columns of an import and their meaning. */
export interface TableImporter<Column extends string = string>
  extends Omit<TableShape<Column>, "isHead" | "headings"> {
  /** Headings in English, Odia, Hindi and Bengali. */
  headings: TableShape<Column>["headings"];
  /** Names of the columns in the user's language. */
  labelOf(column: Column): string;
  /** Columns that a line of headings has; of a list, one. */
  required: readonly (Column | readonly Column[])[];
  /** Columns that are enough next to columns that repeat. */
  requiredNextToRepeated?: readonly Column[];
  /** True if a dash is a value, and not an empty cell. */
  isExact?: true;
  /** Columns with days, which all have one order of day and month. */
  dates?: readonly Column[];
  /** Columns with numbers, and the largest number that makes sense. */
  numbers?: Partial<Record<Column, number>>;
  /** Columns with counts, in which a comma groups digits, and the largest count that makes sense. */
  counts?: Partial<Record<Column, number>>;
  /** Asks what the whole table leaves open. */
  ask?(table: Table<Column>): Question[];
  /** @param beside values of the form next to the table @throws RowProblem */
  readRow(row: ImportedRow<Column>, beside: URLSearchParams): RowValues | RowValues[];
  describeRow(values: RowValues): string;
  sameness(values: RowValues): string;
  /** Describes a row that is the same as one before. */
  describeRepeated?(values: RowValues, place: string): string;
  /** Reads a text that is no table, such as CBSE's list. */
  readText?(text: string, beside: URLSearchParams): ReadRow[] | undefined;
  /** Explains why the headings of a table are not enough. */
  explainHeadings?(headings: readonly string[]): string | undefined;
}

/** Files sent with a table. Rows without a picture get a drawing. */
export type ImportedFiles = { type: "picture" } | { type: "certificate" } | ImportedDocuments;

/** Documents make rows of their own. A document with the name of a record replaces that record. */
export interface ImportedDocuments {
  type: "document";
  listNamed(db: Database, beside: URLSearchParams): Promise<NamedRow[]>;
  /** @param title from the file's name */
  nameRow(title: string, beside: URLSearchParams): RowValues;
}

export interface NamedRow {
  row: RowValues;
  fits?: RegExp | undefined;
}
