import { t } from "#say";
import { takeRows } from "~/capabilities/imports/check-rows.server";
import { describeColumns, describeRequired } from "~/capabilities/imports/columns";
import type { RowValues } from "~/capabilities/imports/importer";
import { type ListImport, RowsPresentError } from "~/capabilities/imports/list-import";
import type { PlannedResult, PlannedRow } from "~/capabilities/imports/plan";
import { readRows } from "~/capabilities/imports/read-rows";
import { type BoardClass, boardStds as stds } from "~/spreadsheets/school-class";
import type { Database } from "~db/connection.server";
import { boardResults } from "./board-results";
import { noteSiteValues } from "./from-site.server";
import { type ResultRow, readResults, resultYears, writeResults, yearsAsked } from "./results";
import { isImportedResult, resultLabels, resultLines, resultsTable } from "./results-table.server";
import { loggedWords } from "./section-form.server";
import { readValues, saveValues, type Value } from "./values.server";

type Rows = Record<BoardClass, ResultRow[]>;

/** Row of the preview form; `before` describes the row that it replaces. */
const toRow = ({ year, registered, passed, remarks = "" }: RowValues): ResultRow => ({
  year: Number(year),
  registered: Number(registered),
  passed: Number(passed),
  remarks,
});

const inWords = ({ registered, passed, remarks }: ResultRow) =>
  [t(/* Of students: numbers. */ "{passed} of {registered} passed", { passed, registered }), remarks]
    .filter(Boolean)
    .join(", ");

/** Merges years, preferring new rows, and keeps the newest. */
function merged(present: ResultRow[], coming: ResultRow[]): ResultRow[] {
  const kept = present.filter(({ year }) => !coming.some((row) => row.year === year));
  return [...coming, ...kept].sort((one, other) => other.year - one.year).slice(0, yearsAsked);
}

const rowsOf = (rows: readonly RowValues[], std: BoardClass) =>
  rows.filter((row) => row.std === std).map(toRow);

function describePresent(present: Rows, { std, year }: RowValues): string {
  const old = stds
    .flatMap((name) => (name === std ? present[name] : []))
    .find((row) => row.year === Number(year));
  return old ? inWords(old) : "";
}

async function readPresent(db: Database): Promise<{ rows: Rows; saved: Map<string, Value> }> {
  const saved = await readValues(db, "staff");
  const read = (name: BoardClass) => readResults(saved.get(resultLines[name])?.value ?? "");
  return { rows: { X: read("X"), XII: read("XII") }, saved };
}

export const boardResultsImport: ListImport = {
  kind: boardResults,
  columns: () => describeColumns(resultsTable),
  needs: () => describeRequired(resultsTable),

  read: (source, beside) => readRows(resultsTable, source, beside),

  isValid: (row) => stds.some((std) => std === row.std) && isImportedResult(toRow(row)),

  async plan(db, { read: all, isConfirmed }) {
    const { taken: read, left } = takeRows(all);
    const { rows: present } = await readPresent(db);
    const coming = read.flatMap(({ row, problem }) => (row && !problem ? [row] : []));
    const tableRows: RowValues[] = [];
    const rowResults = read.map(({ at, row, words = "", problem = "" }): PlannedResult => {
      if (!row || problem) return { at, words, result: "refused", detail: problem };
      const std = row.std as BoardClass;
      const { year, ...figures } = toRow(row);
      const results = inWords({ year, ...figures });
      const said = t("Class {grade}, {year}: {results}", { grade: std, year, results });
      const after = merged(present[std], rowsOf(coming, std));
      if (!after.some((one) => one.year === year)) return { at, words: said, result: "older", detail: "" };
      const before = isConfirmed ? (row.before ?? "") : describePresent(present, row);
      if (before === results) return { at, words: said, result: "same", detail: "" };
      tableRows.push({ ...row, before });
      return { at, words: said, result: before ? "replace" : "add", detail: before };
    });
    const rows = tableRows.map((values): PlannedRow => ({ values }));
    return { rowResults: [...rowResults, ...left], rows, tableRows, choices: [], options: [] };
  },

  async save(trx, planned) {
    const { rows: present, saved } = await readPresent(trx);
    const rows = planned.map(({ values }) => values);
    if (rows.some((row) => describePresent(present, row) !== row.before)) throw new RowsPresentError();
    const values = new Map(
      stds.map((name) => {
        const { reason = "" } = saved.get(resultLines[name]) ?? {};
        const value = writeResults(merged(present[name], rowsOf(rows, name)));
        return [resultLines[name] as string, { value, reason }] as const;
      }),
    );
    const before = await saveValues(trx, values, "staff");
    await noteSiteValues(trx);
    const now = await readValues(trx, "staff");
    const changes = [...before].map(([line, old]) => ({
      label: line === resultLines.X ? "Results of class X" : "Results of class XII",
      from: loggedWords({ kind: "results" }, old),
      to: loggedWords({ kind: "results" }, values.get(line) ?? old),
    }));
    return {
      event: { verb: "imported board results", subject: "Section C", changes },
      undo: { type: "board results", ids: [...before.keys()].flatMap((line) => now.get(line)?.id ?? []) },
    };
  },

  async sheet(db) {
    const { rows: present } = await readPresent(db);
    const rows = stds.flatMap((name) =>
      resultYears().map((year) => {
        const row = present[name].find((one) => one.year === year);
        return [name, year, row?.registered ?? "", row?.passed ?? "", row?.remarks ?? ""].map(String);
      }),
    );
    const head = Object.values(resultLabels).map((label) => t(label));
    return { name: "board-results", head, rows };
  },
};

/** Needs a transaction. @param ids saved rows @returns false if one of them changed since */
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
