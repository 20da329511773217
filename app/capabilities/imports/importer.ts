import type { TrashKind } from "~/capabilities/trash/kinds";
import type { FieldSpecs } from "~/forms/field-specs";
import type { Parsed } from "~/forms/fields.server";
import type { CsvRow } from "~/spreadsheets/read-csv";
import type { Heading } from "~/spreadsheets/table-headings";
import type { Database } from "~db/connection.server";
import type { StaffKind } from "../../content/records/kind";
import type { Records } from "../../content/records/records.server";

/** Form values of a row, by field; `file` is the name of its file, `consent` names who has agreed. */
export type RowValues = Record<string, string>;

/** Positions of the columns in a table. */
export type Columns<Column extends string> = Partial<Record<Column, number>>;

/** Refuses a row; its message is shown next to the row. */
export class RowProblem extends Error {}

export interface RowImporter {
  kind: Pick<StaffKind<never>, "table" | "names" | "columns" | "pages" | "page" | "children" | "ordered"> & {
    key: TrashKind;
    fields: FieldSpecs;
  };
  describeRow(values: RowValues): string;
  sameness(values: RowValues): string;
  parse(fields: URLSearchParams): Parsed<object>;
  // biome-ignore lint/suspicious/noExplicitAny: rows and values differ by kind
  records: Pick<Records<any, any>, "list" | "create" | "removeMany">;
  files?: ImportedFiles;
}

export interface Importer<Column extends string = string> extends RowImporter {
  /** Headings in English, Odia, Hindi and Bengali; those of the form are added. */
  headings: Readonly<Record<Column, Heading>>;
  /** Columns that a line of headings has. */
  required: readonly Column[];
  /** Finds the columns of a table without headings. */
  guessColumns(rows: readonly CsvRow[]): Columns<Column> | undefined;
  /** @param beside values of the form next to the table @throws RowProblem */
  readRow(cell: (column: Column) => string, beside: URLSearchParams): RowValues;
}

/** Files sent with a table. Rows without a picture get a drawing. */
export type ImportedFiles = { type: "picture" } | ImportedDocuments;

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
