import { t } from "#say";
import { type FieldSpecs, shownValue, typedOf } from "~/forms/field-specs";
import type { TableSource } from "~/spreadsheets/read-table.server";
import { recordIdHeading } from "~/spreadsheets/record-ids";
import type { Database } from "~db/connection.server";
import { getColumnLabel, getHeadings } from "./columns";
import { type RowImporter, RowProblem, type RowValues } from "./importer";
import type { ImportPlan, PlannedResult, PlannedRow } from "./plan";
import { readField } from "./read-field";
import { type ReadRow, type ReadTable, readRows } from "./read-rows";

/** Upper bound of a list that is downloaded and compared. */
const maxRecords = 5000;

/** Field of the form that deletes a record which the list does not have any more. */
export const deleteName = (id: number) => `delete-${id}`;

/** Returns all records of a kind with their IDs, to be changed in a spreadsheet program. */
export async function listToEdit(db: Database, { kind, records }: Pick<RowImporter, "kind" | "records">) {
  const rows: { id: number }[] = await records.list(db, { limit: maxRecords });
  const names = Object.keys(kind.fields);
  return {
    name: kind.table.replaceAll("_", "-"),
    head: [recordIdHeading, ...names.map((name) => getColumnLabel(kind, name))],
    rows: rows.map((row) => {
      const typed = typedOf(kind.fields, row);
      return [String(row.id), ...names.map((name) => shownField(kind.fields, name, typed[name] ?? ""))];
    }),
  };
}

const shownField = (fields: FieldSpecs, name: string, value: string) => {
  const spec = fields[name];
  return spec ? shownValue(spec, value) : value;
};

const noHeading = { fits: [] };

/** Reads a list that was downloaded and changed: only the columns that it has. */
export function readEditedList(
  { kind }: RowImporter,
  source: TableSource,
  beside: URLSearchParams,
): ReadTable {
  const names = Object.keys(kind.fields);
  const labelOf = (name: string) => (name === "id" ? recordIdHeading : getColumnLabel(kind, name));
  const headings = Object.fromEntries(["id", ...names].map((name) => [name, noHeading]));
  return readRows<string>(
    {
      headings: getHeadings(headings, labelOf),
      labelOf,
      required: ["id"],
      isExact: true,
      isRecord: (cells, { id = -1 }) => /\d/.test(cells[id] ?? ""),
      dates: names.filter((name) => kind.fields[name]?.type === "date"),
      readRow({ cell, has }) {
        const id = cell("id").replace(/\D/g, "");
        try {
          const values = names.filter(has).map((name) => [name, readField(kind.fields[name], cell(name))]);
          return { id, ...Object.fromEntries(values) };
        } catch (error) {
          if (!(error instanceof RowProblem)) throw error;
          // Keeps the ID, so that the record is not taken for a deleted one.
          return { id, [kind.columns.name]: cell(kind.columns.name), problem: error.message };
        }
      },
      describeRow: (values) => values[kind.columns.name] ?? "",
      sameness: ({ id, ...values }) => id || JSON.stringify(values),
    },
    source,
    beside,
  );
}

export const isEditedList = (read: readonly ReadRow[]): boolean =>
  read.some(({ row }) => row?.id !== undefined);

const lines = (text: string) => text.replaceAll("\r\n", "\n").trim();

/** Finds what was added, changed or left out. Nothing is deleted unless the form says so. */
export async function planEditedList(
  db: Database,
  importer: RowImporter,
  { read, fields }: { read: readonly ReadRow[]; fields: URLSearchParams },
): Promise<ImportPlan> {
  const { kind, records, parse, describeRow } = importer;
  const saved: { id: number; version: number }[] = await records.list(db, { limit: maxRecords });
  const byId = new Map(saved.map((record) => [String(record.id), record]));
  const rows: PlannedRow[] = [];
  const tableRows: RowValues[] = [];
  const listed = new Set<string>();

  const planRow = ({ at, row, words = "", problem }: ReadRow): PlannedResult => {
    const result = { at, words, detail: "" };
    if (!row || problem) return { ...result, result: "refused", detail: problem ?? "" };
    const { id = "", version, problem: unread, ...values } = row;
    const record = byId.get(id);
    const name = values[kind.columns.name] ?? "";
    if (unread) return { ...result, words: name, result: "refused", detail: unread };
    if (id && !record)
      return { ...result, words: name, result: "refused", detail: t("it is not in the list any more") };
    if (!id && importer.files && importer.files.type !== "picture")
      return {
        ...result,
        words: name,
        result: "refused",
        detail: t("no PDF has this name. Choose it below."),
      };
    const before = record ? typedOf(kind.fields, record) : {};
    const after = { ...before, ...values };
    const parsed = parse(new URLSearchParams(after));
    if (!parsed.ok)
      return { ...result, words: name, result: "refused", detail: Object.values(parsed.errors).join(". ") };
    if (!record) {
      tableRows.push(row);
      rows.push({ values: after });
      return { ...result, words: describeRow(after), result: "add" };
    }
    listed.add(id);
    const now = typedOf(kind.fields, parsed.values);
    const changed = Object.keys(kind.fields).filter(
      (field) => lines(now[field] ?? "") !== lines(before[field] ?? ""),
    );
    if (changed.length === 0) return { ...result, words: name, result: "same" };
    const change = { id: record.id, version: Number(version ?? record.version) };
    tableRows.push({ ...row, version: String(change.version) });
    rows.push({ values: now, change });
    const shown = (field: string, value = "") =>
      shownField(kind.fields, field, value) || t(/* A field without a value. */ "empty");
    return {
      ...result,
      words: typedOf(kind.fields, record)[kind.columns.name] ?? "",
      result: "change",
      detail: changed
        .map((field) => {
          const label = getColumnLabel(kind, field);
          return `${label}: ${shown(field, before[field])} → ${shown(field, now[field])}`;
        })
        .join(" · "),
    };
  };

  const rowResults = read.map(planRow);
  const refused = new Set(read.flatMap(({ row }) => row?.id ?? []));
  const missing = saved.filter(({ id }) => !listed.has(String(id)) && !refused.has(String(id)));
  // The preview carries unchanged rows no further: on saving, only its own boxes name records to delete.
  const isConfirmed = fields.has("add");
  return {
    rowResults: isConfirmed
      ? rowResults
      : [
          ...rowResults,
          ...missing.map(
            (record): PlannedResult => ({
              at: "",
              words: typedOf(kind.fields, record)[kind.columns.name] ?? "",
              result: "missing",
              detail: "",
              check: { name: deleteName(record.id), label: t("Delete") },
            }),
          ),
        ],
    rows,
    tableRows,
    choices: [],
    options: [],
    deletes: missing.flatMap(({ id }) => (fields.has(deleteName(id)) ? [id] : [])),
  };
}

export interface SavedEdit {
  id: number;
  /** Version before the change. */
  version: number;
  before: Record<string, string>;
}

/** Needs a transaction. @returns what undoes it, or undefined if a record was changed since the preview */
export async function saveEdits(
  trx: Database,
  { kind, records, parse }: RowImporter,
  { rows, deletes, at }: { rows: readonly PlannedRow[]; deletes: readonly number[]; at: string },
): Promise<SavedEdit[] | undefined> {
  const saved: { id: number; version: number }[] = await records.list(trx, { limit: maxRecords });
  const edits: SavedEdit[] = [];
  for (const { values, change } of rows) {
    if (!change) continue;
    const record = saved.find(({ id }) => id === change.id);
    const parsed = parse(new URLSearchParams(values));
    if (record?.version !== change.version || !parsed.ok) return undefined;
    await records.update(trx, change.id, parsed.values);
    edits.push({ ...change, before: typedOf(kind.fields, record) });
  }
  await records.removeMany(trx, deletes, at);
  return edits;
}
