import { z } from "zod";
import { t } from "#say";
import { readJson } from "~/forms/read-json.server";
import type { RowResult } from "~/ui/lists/import-results";
import type { Database } from "~db/connection.server";
import { parseTopper, toppers } from "./topper.server";
import { type ReadTopper, sameness, type TableTopper } from "./toppers-file";

const maxRows = 100;

/** Upper bound of existing results that are compared. */
const maxCompared = 5000;

/** Values of a row that are not columns. */
const more = { photo: z.string().max(200), consent: z.string().max(100) };

const schema = z
  .array(z.object({ name: z.string(), marks: z.string(), std: z.string(), ...more }))
  .min(1)
  .max(maxRows);

/** Validates a row by the form's rules; undefined if it is valid. */
function findProblem({ name, marks, std, photo, consent }: TableTopper): string | undefined {
  const parsed = parseTopper(new URLSearchParams({ name, marks, std }));
  if (!parsed.ok) return Object.values(parsed.errors).join(". ");
  if (!more.photo.safeParse(photo).success) return t("the name of the photo is too long");
  return more.consent.safeParse(consent).success ? undefined : t("who has agreed is too long");
}

async function presentOnes(db: Database): Promise<Set<string>> {
  return new Set((await toppers.list(db, { limit: maxCompared })).map(sameness));
}

/** Plans an import without changes: the result of each row, and the rows to add. */
export async function planToppers(
  db: Database,
  read: readonly ReadTopper[],
): Promise<{ rowResults: RowResult[]; rows: TableTopper[] }> {
  const present = await presentOnes(db);
  const rows: TableTopper[] = [];
  const rowResults = read.map(({ at, row, words = "", problem }): RowResult => {
    if (!row) return { at, words, result: "refused", detail: problem ?? "" };
    const said = [row.name, row.marks, row.std].filter(Boolean).join(" · ");
    const wrong =
      findProblem(row) ??
      (rows.length === maxRows ? t("a file brings {max} at most", { max: maxRows }) : undefined);
    if (wrong) return { at, words: said, result: "refused", detail: wrong };
    if (present.has(sameness(row))) return { at, words: said, result: "same", detail: "" };
    rows.push(row);
    return { at, words: said, result: "add", detail: "" };
  });
  return { rowResults, rows };
}

/** Parses the preview form's rows; undefined if they were manipulated. */
export function parseTableToppers(json: string | null): TableTopper[] | undefined {
  const rows = readJson(schema, json);
  return rows?.some(findProblem) ? undefined : rows;
}

/** Some rows were added since the preview. */
export class ToppersThereError extends Error {
  override name = "ToppersThereError";
}

/**
 * Adds rows, the first as the newest; call it in a transaction. @param pictures one per row
 * @returns IDs by row, and the ISO time that identifies the import @throws ToppersThereError
 */
export async function addToppers(
  trx: Database,
  rows: readonly TableTopper[],
  pictures: readonly number[],
): Promise<{ ids: number[]; at: string }> {
  const present = await presentOnes(trx);
  if (rows.some((row) => present.has(sameness(row)))) throw new ToppersThereError();
  const at = new Date().toISOString();
  const ids: number[] = [];
  for (const [index, { name, marks, std }] of [...rows.entries()].reverse()) {
    const picture_id = pictures[index];
    if (picture_id === undefined) throw new Error("A result has a picture.");
    ids.unshift(await toppers.create(trx, { name, marks, std, picture_id }, at));
  }
  return { ids, at };
}
