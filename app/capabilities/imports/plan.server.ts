import { z } from "zod";
import { t } from "#say";
import { findConsentRule } from "~/capabilities/consents/at-adding.server";
import { todayAtSchool } from "~/dates/dates";
import { readJson } from "~/forms/read-json.server";
import type { Database } from "~db/connection.server";
import { starterIds } from "~db/starter-marks";
import { findProblem, maxRows, takeRows } from "./check-rows.server";
import { planDocuments } from "./document-rows.server";
import { isEditedList, planEditedList } from "./edited-list.server";
import type { RowImporter, RowValues } from "./importer";
import type { ListImport, SentRows } from "./list-import";
import { findRowsOfFile } from "./match-files";
import { choiceName, type FileChoice, type ImportPlan, type PlannedResult } from "./plan";
import type { StagedFile } from "./staged-files.server";

const maxYearsAhead = 20;

/** Upper bound of existing records that are compared. */
const maxCompared = 5000;

const schema = z.array(z.record(z.string(), z.string())).max(maxRows);

type Present = ReadonlyMap<string, { id: number; isSample: boolean }>;

/** Records by their sameness; a sample only if the school has no such record. */
export async function readPresent(db: Database, { kind, records, sameness }: RowImporter): Promise<Present> {
  const [rows, samples] = await Promise.all([
    records.list(db, { limit: maxCompared }),
    starterIds(db, kind.table),
  ]);
  return new Map(
    rows
      .map((row) => ({ ...row, isSample: samples.includes(row.id) }))
      .sort((one, other) => Number(other.isSample) - Number(one.isSample))
      .map((row) => [sameness(row), row]),
  );
}

/** Asks to check a year that is likely to be a slip. */
function noteFarYear({ kind }: RowImporter, row: RowValues): string | undefined {
  const limit = Number(todayAtSchool().slice(0, 4)) + maxYearsAhead;
  const dates = Object.keys(kind.fields).filter((field) => kind.fields[field]?.type === "date");
  const years = dates.map((field) => row[field]?.slice(0, 4) ?? "");
  const year = years.find((one) => Number(one) > limit);
  return year && t("Check the year: {year}.", { year });
}

/** Plans an import without changes: the result of each row, and the rows to add. */
export async function planRows(
  db: Database,
  importer: RowImporter,
  { read, staged = [], fields, isConfirmed = false }: SentRows,
): Promise<ImportPlan> {
  if (fields.has("edited") || isEditedList(read)) return planEditedList(db, importer, { read, fields });
  const { files, kind } = importer;
  const rule = await findConsentRule(db, kind);
  const present = await readPresent(db, importer);
  const tableRows: RowValues[] = [];
  const { taken, left } = takeRows(read);
  const rowResults = taken.map(({ at, row, words = "", note: told, problem }): PlannedResult => {
    if (!row || problem) return { at, words, result: "refused", detail: problem ?? "" };
    const said = importer.describeRow(row);
    const wrong = findProblem(importer, row);
    if (wrong) return { at, words: said, result: "refused", detail: wrong };
    const before = present.get(importer.sameness(row));
    if (!isConfirmed && files?.type !== "document" && before && !before.isSample)
      return { at, words: said, result: "same", detail: "" };
    tableRows.push(row);
    const isNameless = rule === "require" && !row.consent;
    const note = isNameless
      ? t("Without name and photo on the site: nobody has agreed yet.")
      : (told ?? noteFarYear(importer, row));
    return { at, words: said, result: "add", detail: "", note };
  });
  const table = { rowResults: [...rowResults, ...left], tableRows };
  if (files?.type === "document")
    return planDocuments(db, { importer, files, present, table, staged, fields });
  const asksConsent = rule === "ask" && tableRows.some(({ consent }) => !consent);
  return { ...table, asksConsent, ...planPictures(importer, { ...table, staged, fields }) };
}

/** Parses the preview form's rows; undefined if they were manipulated. */
export function parseRows({ isValid }: ListImport, json: string | null): RowValues[] | undefined {
  const rows = readJson(schema, json);
  return rows?.every(isValid) ? rows : undefined;
}

interface Sent {
  rowResults: PlannedResult[];
  tableRows: RowValues[];
  staged: readonly StagedFile[];
  fields: URLSearchParams;
}

/** Matches pictures to the rows of a table; staff choose the rows of all others. */
function planPictures(
  { kind, sameness, describeRow }: RowImporter,
  { rowResults, tableRows, staged, fields }: Sent,
): Omit<ImportPlan, "tableRows" | "asksConsent"> {
  const named = tableRows.map((row) => ({ name: row[kind.columns.name] ?? "", file: row.file ?? "" }));
  const keys = tableRows.map(sameness);
  const own = new Map<number, StagedFile>();
  const choices: FileChoice[] = [];
  for (const file of staged) {
    const chosen = fields.get(choiceName(file.id));
    const [row, other] = chosen === null ? findRowsOfFile(named, file.name) : [];
    if (row !== undefined && other === undefined && !own.has(row)) own.set(row, file);
    else choices.push({ ...file, value: chosen ?? "" });
  }
  const matched = new Set(own.keys());
  for (const choice of choices) {
    const row = keys.indexOf(choice.value);
    if (row < 0 || own.has(row)) choice.value = "";
    else own.set(row, choice);
  }
  const coming = rowResults.filter(({ result }) => result === "add");
  for (const [row, { name }] of own) Object.assign(coming[row] ?? {}, { file: name });
  return {
    rowResults,
    rows: tableRows.map((values, index) => ({ values, file: own.get(index) })),
    choices,
    options: tableRows.flatMap((row, index) =>
      matched.has(index) ? [] : [{ value: sameness(row), label: describeRow(row) }],
    ),
  };
}
