import type { RowValues } from "./importer";
import type { StagedFile } from "./staged-files.server";

/** Values that a table of board results can lack, and the form then asks for. */
export const lackable = ["std", "year"] as const;
export type Lacking = (typeof lackable)[number];

export function listLacking(values: Record<Lacking, unknown>): Lacking[] {
  return lackable.filter((name) => !values[name]);
}

/** Value of a file that makes a row of its own. */
export const ownRow = "own";

export const choiceName = (id: string) => `for-${id}`;

export interface PlannedRow {
  values: RowValues;
  file?: StagedFile | undefined;
  /** ID of the record that goes to the trash. */
  replaces?: number | undefined;
  /** Record of a downloaded list that the row changes, and its version at the preview. */
  change?: { id: number; version: number };
}

/** Row for which a file is chosen: a key of `sameness`, `ownRow`, or empty to leave it out. */
export interface FileChoice extends StagedFile {
  value: string;
}

export interface PlannedResult {
  /** Place in the file: `Line 3`. */
  at: string;
  /** Such as `Class X, 2025: 118 of 120 passed`. */
  words: string;
  result: "add" | "change" | "replace" | "same" | "older" | "missing" | "refused";
  /** Reason for refusal, or the replaced value. */
  detail: string;
  file?: string | undefined;
  /** The row exists for this file, so that another can be chosen. */
  choice?: FileChoice;
  note?: string | undefined;
  /** Values to confirm or correct in the preview. */
  inputs?: { name: string; label: string; value: string }[];
  /** Box that decides about the row. */
  check?: { name: string; label: string };
}

export interface ImportPlan {
  rowResults: PlannedResult[];
  rows: PlannedRow[];
  tableRows: RowValues[];
  choices: FileChoice[];
  options: { value: string; label: string }[];
  /** True if the user must confirm that rows without a consent are published. */
  asksConsent?: boolean;
  /** True if a file must be corrected or left out before anything is saved. */
  isOpen?: boolean;
  /** Records of a downloaded list that go to the trash. */
  deletes?: number[];
}
