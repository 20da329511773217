import { z } from "zod";
import { t } from "#say";
import { readJson } from "~/forms/read-json.server";
import type { Database } from "~db/connection.server";
import { planDocuments } from "./document-rows.server";
import type { Importer, RowValues } from "./importer";
import { planPictures } from "./picture-rows";
import { findProblem, type ImportPlan, type PlannedResult } from "./plan";
import type { ReadRow } from "./read-rows";
import type { StagedFile } from "./staged-files.server";

const maxRows = 200;

/** Upper bound of existing records that are compared. */
const maxCompared = 5000;

const schema = z.array(z.record(z.string(), z.string())).max(maxRows);

type Present = ReadonlyMap<string, { id: number }>;

export async function readPresent(db: Database, { records, sameness }: Importer): Promise<Present> {
  const rows = await records.list(db, { limit: maxCompared });
  return new Map(rows.map((row) => [sameness(row), row]));
}

interface Sent {
  read: readonly ReadRow[];
  staged?: readonly StagedFile[];
  /** Form with the chosen rows of files. */
  fields: URLSearchParams;
  /** True if the user has seen the plan; rows that exist are then found when they are added. */
  isConfirmed?: boolean;
}

/** Plans an import without changes: the result of each row, and the rows to add. */
export async function planImport(
  db: Database,
  importer: Importer,
  { read, staged = [], fields, isConfirmed = false }: Sent,
): Promise<ImportPlan> {
  const { files } = importer;
  const present = await readPresent(db, importer);
  const tableRows: RowValues[] = [];
  const rowResults = read.map(({ at, row, words = "", problem }): PlannedResult => {
    if (!row || problem) return { at, words, result: "refused", detail: problem ?? "" };
    const said = importer.describeRow(row);
    const wrong =
      findProblem(importer, row) ??
      (tableRows.length === maxRows ? t("a file brings {max} at most", { max: maxRows }) : undefined);
    if (wrong) return { at, words: said, result: "refused", detail: wrong };
    if (!isConfirmed && files?.type !== "document" && present.has(importer.sameness(row)))
      return { at, words: said, result: "same", detail: "" };
    tableRows.push(row);
    return { at, words: said, result: "add", detail: "" };
  });
  const table = { rowResults, tableRows };
  if (files?.type === "document")
    return planDocuments(db, { importer, files, present, table, staged, fields });
  return { ...table, ...planPictures(importer, { ...table, staged, fields }) };
}

/** Parses the preview form's rows; undefined if they were manipulated. */
export function parseRows(importer: Importer, json: string | null): RowValues[] | undefined {
  const rows = readJson(schema, json);
  if (rows?.length === 0 && importer.files?.type !== "document") return undefined;
  return rows?.some((row) => findProblem(importer, row)) ? undefined : rows;
}
