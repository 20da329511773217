import { t } from "#say";
import { titleFromName } from "~/capabilities/attached-files/file-names";
import type { Database } from "~db/connection.server";
import { findProblem } from "./check-rows.server";
import type { ImportedDocuments, NamedRow, RowImporter, RowValues } from "./importer";
import { findRowsOfFile } from "./match-files";
import { choiceName, type ImportPlan, ownRow, type PlannedResult, type PlannedRow } from "./plan";
import type { StagedFile } from "./staged-files.server";

interface Sent {
  importer: RowImporter;
  files: ImportedDocuments;
  present: ReadonlyMap<string, { id: number }>;
  table: { rowResults: PlannedResult[]; tableRows: RowValues[] };
  staged: readonly StagedFile[];
  fields: URLSearchParams;
}

/** Finds the row of each document: in the table, among the known names, or named after the file. */
export async function planDocuments(
  db: Database,
  { importer, files, present, table, staged, fields }: Sent,
): Promise<ImportPlan> {
  const { sameness, describeRow, kind } = importer;
  const named = await files.listNamed(db, fields);
  const knownOf = (row: RowValues) => named.find((one) => sameness(one.row) === sameness(row))?.row;
  const listed: NamedRow[] = table.tableRows.map((row) => ({ row: { ...row, ...knownOf(row) } }));
  const isListed = ({ row }: NamedRow) => listed.some((one) => sameness(one.row) === sameness(row));
  const known = named.filter((one) => !isListed(one));
  const candidates = [...listed, ...known];
  const keys = candidates.map(({ row }) => sameness(row));
  const names = candidates.map(({ row }) => ({ name: row[kind.columns.name] ?? "", file: row.file ?? "" }));
  const fileOf = new Map<number, StagedFile>();
  const choiceOf = new Map<StagedFile, string>();

  /** @param row -1 for a row of the file's own */
  function assign(file: StagedFile, row: number, value = keys[row] ?? ownRow) {
    if (row >= 0) fileOf.set(row, file);
    choiceOf.set(file, value);
  }

  for (const file of staged) {
    const chosen = fields.get(choiceName(file.id));
    const row = keys.indexOf(chosen ?? "");
    if (chosen !== null) assign(file, fileOf.has(row) ? -1 : row, chosen);
  }
  for (const file of staged) {
    if (choiceOf.has(file)) continue;
    const title = titleFromName(file.name);
    const isFree = (row: number) => !fileOf.has(row);
    const row = findRowsOfFile(names, file.name).find(isFree);
    assign(file, row ?? candidates.findIndex(({ fits }, at) => isFree(at) && fits?.test(title)));
  }

  const rows: PlannedRow[] = [];
  const rowOf = new Map([...fileOf].map(([row, file]) => [file, row]));

  function plan(at: string, file: StagedFile): PlannedResult {
    const value = choiceOf.get(file) ?? "";
    const result = { at, words: "", detail: "", file: file.name, choice: { ...file, value } };
    if (value === "") return { ...result, result: "refused" };
    const row = rowOf.get(file);
    if (row === undefined && value !== ownRow)
      return { ...result, result: "refused", detail: t("another file is for the same document") };
    const values = candidates[row ?? -1]?.row ?? files.nameRow(titleFromName(file.name), fields);
    const words = describeRow(values);
    const wrong = findProblem(importer, values);
    if (wrong) return { ...result, words, result: "refused", detail: wrong };
    if (rows.some((one) => sameness(one.values) === sameness(values)))
      return { ...result, words, result: "refused", detail: t("another file is for the same document") };
    const older = present.get(sameness(values));
    rows.push({ values, file, replaces: older?.id });
    return {
      ...result,
      words,
      result: older ? "replace" : "add",
      detail: older ? t("the current file") : "",
    };
  }

  let tableRow = -1;
  const ofTable = table.rowResults.map((result): PlannedResult => {
    if (result.result !== "add") return result;
    tableRow += 1;
    const file = fileOf.get(tableRow);
    return file
      ? plan(result.at, file)
      : { ...result, result: "refused", detail: t("no PDF has this name. Choose it below.") };
  });
  const ofFiles = staged
    .filter((file) => (rowOf.get(file) ?? keys.length) >= listed.length)
    .map((file) => plan(file.name, file));
  return {
    rowResults: [...ofTable, ...ofFiles],
    rows: rows.sort((one, other) => Number(one.values.position) - Number(other.values.position)),
    tableRows: table.tableRows,
    choices: [],
    options: candidates.map(({ row }, index) => ({ value: keys[index] ?? "", label: describeRow(row) })),
  };
}
