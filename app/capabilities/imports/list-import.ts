import type { ActivityEvent } from "~/activity-log/record-event.server";
import type { TableSource } from "~/spreadsheets/read-table.server";
import type { UndoStep } from "~/undo/undo.server";
import type { Database } from "~db/connection.server";
import type { Role } from "~db/schema";
import type { RecordKind } from "../../kinds/kind";
import type { ImportColumn, ImportedFiles, RowValues } from "./importer";
import type { ImportPlan, PlannedRow } from "./plan";
import type { ReadRow, ReadTable } from "./read-rows";
import type { StagedFile } from "./staged-files.server";

export interface SentRows {
  read: readonly ReadRow[];
  staged?: readonly StagedFile[];
  /** Form with the chosen rows of files. */
  fields: URLSearchParams;
  /** True if the user has seen the plan; rows that exist are then found when they are added. */
  isConfirmed?: boolean;
}

export interface SaveOptions {
  who: string;
  /** Of the rows that are added, in their order. */
  fileColumns: readonly object[];
  deletes?: readonly number[] | undefined;
}

/** Some rows were added or changed since the preview. */
export class RowsPresentError extends Error {
  override name = "RowsPresentError";
}

/** A list that staff import from a table: the page "Add many" shows its plan, then saves all rows or none. */
export interface ListImport {
  kind: Pick<RecordKind, "page"> & {
    names: Pick<RecordKind["names"], "count" | "titles">;
    pages: Pick<RecordKind["pages"], "list" | "many">;
  };
  /** Lowest role that can import; default: editor. */
  role?: Role;
  files?: ImportedFiles | undefined;
  /** Columns, in the user's language. */
  columns(): ImportColumn[];
  /** Names of the columns that a table needs. */
  needs(): string;
  /** @param beside values of the form next to the table @throws TableFileError */
  read(source: TableSource, beside: URLSearchParams): ReadTable;
  /** Validates a row of the preview form, which can be manipulated. */
  isValid(row: RowValues): boolean;
  plan(db: Database, sent: SentRows): Promise<ImportPlan>;
  /** Saves planned rows; call it in a transaction. @throws RowsPresentError */
  save(
    trx: Database,
    rows: readonly PlannedRow[],
    options: SaveOptions,
  ): Promise<{ event: Omit<ActivityEvent, "who">; undo: UndoStep }>;
  /** All records, to be changed in a spreadsheet program. */
  listToEdit?(db: Database): Promise<{ name: string; head: string[]; rows: string[][] }>;
  /** Table to fill in. */
  sheet?(db: Database): Promise<{ name: string; head: string[]; rows: string[][] }>;
}
