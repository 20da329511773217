import { z } from "zod";
import { t } from "#say";
import { readJson } from "~/forms/read-json.server";
import type { RowResult } from "~/ui/lists/import-results";
import type { Database } from "~db/connection.server";
import type { Importer, RowValues } from "./importer";
import type { ReadRow } from "./read-rows";

const maxRows = 200;

/** Upper bound of existing records that are compared. */
const maxCompared = 5000;

const schema = z.array(z.record(z.string(), z.string())).min(1).max(maxRows);

/** Validates a row by the form's rules; undefined if it is valid. */
function findProblem({ parse }: Importer, values: RowValues): string | undefined {
  const parsed = parse(new URLSearchParams(values));
  return parsed.ok ? undefined : Object.values(parsed.errors).join(". ");
}

async function readPresent(db: Database, { records, sameness }: Importer): Promise<Set<string>> {
  return new Set((await records.list(db, { limit: maxCompared })).map(sameness));
}

/** Plans an import without changes: the result of each row, and the rows to add. */
export async function planImport(
  db: Database,
  importer: Importer,
  read: readonly ReadRow[],
): Promise<{ rowResults: RowResult[]; rows: RowValues[] }> {
  const present = await readPresent(db, importer);
  const rows: RowValues[] = [];
  const rowResults = read.map(({ at, row, words = "", problem }): RowResult => {
    if (!row || problem) return { at, words, result: "refused", detail: problem ?? "" };
    const said = importer.describeRow(row);
    const wrong =
      findProblem(importer, row) ??
      (rows.length === maxRows ? t("a file brings {max} at most", { max: maxRows }) : undefined);
    if (wrong) return { at, words: said, result: "refused", detail: wrong };
    if (present.has(importer.sameness(row))) return { at, words: said, result: "same", detail: "" };
    rows.push(row);
    return { at, words: said, result: "add", detail: "" };
  });
  return { rowResults, rows };
}

/** Parses the preview form's rows; undefined if they were manipulated. */
export function parseRows(importer: Importer, json: string | null): RowValues[] | undefined {
  const rows = readJson(schema, json);
  return rows?.some((row) => findProblem(importer, row)) ? undefined : rows;
}

/** Some rows were added since the preview. */
export class RowsPresentError extends Error {
  override name = "RowsPresentError";
}

/**
 * Adds rows, the first as the newest; call it in a transaction. @param more columns of each row that are not
 * in the table @returns the ISO time that identifies the import @throws RowsPresentError
 */
export async function addRows(
  trx: Database,
  importer: Importer,
  rows: readonly RowValues[],
  more: readonly object[] = [],
): Promise<string> {
  const present = await readPresent(trx, importer);
  if (rows.some((row) => present.has(importer.sameness(row)))) throw new RowsPresentError();
  const at = new Date().toISOString();
  for (const [index, row] of [...rows.entries()].reverse()) {
    const parsed = importer.parse(new URLSearchParams(row));
    if (!parsed.ok) throw new Error("The rows were checked before.");
    await importer.records.create(trx, { ...parsed.values, ...more[index] }, at);
  }
  return at;
}
