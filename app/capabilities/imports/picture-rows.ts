import type { RowImporter, RowValues } from "./importer";
import { findRowsOfFile } from "./match-files";
import type { FileChoice, ImportPlan, PlannedResult } from "./plan";
import { choiceName } from "./plan";
import type { StagedFile } from "./staged-files.server";

interface Sent {
  rowResults: PlannedResult[];
  tableRows: RowValues[];
  staged: readonly StagedFile[];
  fields: URLSearchParams;
}

/** Matches pictures to the rows of a table; staff choose the rows of all others. */
export function planPictures(
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
