import { z } from "zod";
import { t } from "#say";
import { readJson } from "~/forms/read-json.server";
import { type BoardClass, boardStds as stds } from "~/spreadsheets/school-class";
import type { RowResult } from "~/ui/lists/import-results";
import type { Database } from "~db/connection.server";
import { type ResultRow, readResults, writeResults, yearsAsked } from "./results";
import { isResultRow, type ReadRow, resultLines } from "./results-file";
import { readValues, saveValues, type Value } from "./values.server";

type Rows = Record<BoardClass, ResultRow[]>;

export type ImportedRow = ResultRow & { std: BoardClass };

const inWords = ({ registered, passed, remarks }: ResultRow) =>
  [t(/* Of students: numbers. */ "{passed} of {registered} passed", { passed, registered }), remarks]
    .filter(Boolean)
    .join(", ");

/** Merges years, preferring new rows, and keeps the newest. */
function merged(present: ResultRow[], coming: ResultRow[]): ResultRow[] {
  const kept = present.filter(({ year }) => !coming.some((row) => row.year === year));
  return [...coming, ...kept].sort((one, other) => other.year - one.year).slice(0, yearsAsked);
}

async function presentRows(db: Database): Promise<{ rows: Rows; opened: string; saved: Map<string, Value> }> {
  const saved = await readValues(db, "staff");
  const rowsOf = (name: BoardClass) => readResults(saved.get(resultLines[name])?.value ?? "");
  const newest = Math.max(0, ...stds.map((name) => saved.get(resultLines[name])?.id ?? 0));
  return { rows: { X: rowsOf("X"), XII: rowsOf("XII") }, opened: String(newest), saved };
}

export async function readPresentResults(db: Database): Promise<Rows> {
  return (await presentRows(db)).rows;
}

export async function planImport(
  db: Database,
  read: ReadRow[],
): Promise<{ results: RowResult[]; rows: ImportedRow[]; opened: string }> {
  const { rows: present, opened } = await presentRows(db);
  const coming = read.flatMap(({ std: name, row }) => (name && row ? [{ ...row, std: name }] : []));
  const after = (name: BoardClass) =>
    merged(
      present[name],
      coming.filter((row) => row.std === name),
    );
  const results = read.map((one): RowResult => {
    const { at, std: name, row, problem = "" } = one;
    if (!name || !row)
      return {
        at,
        words: name ? t(/* {grade} is X or XII. */ "Class {grade}", { grade: name }) : "",
        result: "refused",
        detail: problem,
      };
    const words = t("Class {grade}, {year}: {results}", {
      grade: name,
      year: row.year,
      results: inWords(row),
    });
    if (!after(name).some(({ year }) => year === row.year)) return { at, words, result: "older", detail: "" };
    const old = present[name].find(({ year }) => year === row.year);
    if (!old) return { at, words, result: "add", detail: "" };
    const isSame = inWords(old) === inWords(row);
    return { at, words, result: isSame ? "same" : "replace", detail: isSame ? "" : inWords(old) };
  });
  const isSaved = (index: number) => ["add", "replace"].includes(results[index]?.result ?? "");
  const rows = read.flatMap(({ std: name, row }, index) =>
    name && row && isSaved(index) ? [{ ...row, std: name }] : [],
  );
  return { results, rows, opened };
}

const schema = z
  .array(
    z.object({
      std: z.enum(stds),
      year: z.int(),
      registered: z.int().positive(),
      passed: z.int().nonnegative(),
      remarks: z.string(),
    }),
  )
  .min(1)
  .max(2 * yearsAsked);

/** Parses the preview form's rows; undefined if they were manipulated. */
export function parseImportedRows(json: string | null, latest: number): ImportedRow[] | undefined {
  const rows = readJson(schema, json);
  return rows?.every((row) => isResultRow(row, latest)) ? rows : undefined;
}

export class ResultsChangedError extends Error {
  override name = "ResultsChangedError";
}

/**
 * Saves rows; call it in a transaction.
 * @param opened state of the preview
 * @returns previous values, and IDs for undo
 * @throws ResultsChangedError
 */
export async function saveImported(trx: Database, rows: ImportedRow[], opened: string | null) {
  const present = await presentRows(trx);
  if (present.opened !== opened) throw new ResultsChangedError();
  const values = new Map(
    stds.map((name) => {
      const coming = rows.filter((row) => row.std === name).map(({ std: _, ...row }) => row);
      const { reason = "" } = present.saved.get(resultLines[name]) ?? {};
      return [
        resultLines[name],
        { value: writeResults(merged(present.rows[name], coming)), reason },
      ] as const;
    }),
  );
  const before = await saveValues(trx, values, "staff");
  const saved = await readValues(trx, "staff");
  const ids = [...before.keys()].flatMap((line) => saved.get(line)?.id ?? []);
  return { before, values, ids };
}

/**
 * Undoes an import; call it in a transaction.
 * @param ids rows that it saved
 * @returns false, and changes nothing, if one of them changed since
 */
export async function undoImport(trx: Database, ids: readonly number[]): Promise<boolean> {
  const saved = await readValues(trx, "staff");
  const imported = Object.values(resultLines).filter((line) => ids.includes(saved.get(line)?.id ?? 0));
  if (imported.length < ids.length) return false;
  const values = new Map<string, Value>();
  for (const line of imported) {
    const before = await trx
      .selectFrom("appendix_values")
      .select(["value", "reason"])
      .where("line", "=", line)
      .where("source", "=", "staff")
      .where("id", "<", saved.get(line)?.id ?? 0)
      .orderBy("id", "desc")
      .executeTakeFirst();
    values.set(line, before ?? { value: "", reason: "" });
  }
  await saveValues(trx, values, "staff");
  return true;
}
