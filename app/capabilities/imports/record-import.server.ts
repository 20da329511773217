import { listTranslated, shownValue } from "~/forms/field-specs";
import { hasRecordIds } from "~/spreadsheets/record-ids";
import type { Database } from "~db/connection.server";
import { findConsentRule, noteConsent } from "../consents/at-adding.server";
import { copyWords } from "../translations/save.server";
import { findProblem } from "./check-rows.server";
import { describeColumns, describeRequired, getHeadings } from "./columns";
import { listToEdit, readEditedList, saveEdits } from "./edited-list.server";
import type { RowImporter, TableImporter } from "./importer";
import { type ListImport, RowsPresentError, type SaveOptions } from "./list-import";
import type { PlannedRow } from "./plan";
import { planRows, readPresent } from "./plan.server";
import { readRows } from "./read-rows";

const maxExamples = 3;

type Importer<Column extends string> = RowImporter &
  TableImporter<Column> &
  Partial<Pick<ListImport, "sheet">>;

/** Creates the import of records of a kind from a table. */
export function createTableImport<Column extends string>(importer: Importer<Column>): ListImport {
  const { kind, files } = importer;
  return {
    kind,
    files,
    columns: () => describeColumns(importer, kind.fields),
    needs: () => describeRequired(importer),
    read(source, beside) {
      if (hasRecordIds(source.sheets)) return readEditedList(importer, source, beside);
      const headings = getHeadings(importer.headings, importer.labelOf);
      return readRows({ ...importer, headings }, source, beside);
    },
    listToEdit: (db) => listToEdit(db, importer),
    sheet: importer.sheet ?? ((db) => writeSheet(db, importer)),
    // Rows of a downloaded list lack the values that they do not change.
    isValid: (row) => row.id !== undefined || findProblem(importer, row) === undefined,
    plan: (db, sent) => planRows(db, importer, sent),
    async save(trx, rows, options) {
      const { deletes = [] } = options;
      const added = rows.filter(({ change }) => !change);
      const at = await addRows(trx, importer, added, options);
      const edits = await saveEdits(trx, importer, { rows, deletes, at });
      if (!edits) throw new RowsPresentError();
      const verb = edits.length + deletes.length > 0 ? "changed by a file" : "added from a file";
      return {
        event: { verb, kind: kind.key, count: rows.length + deletes.length },
        undo: { type: "import", kind: kind.key, at, ...(edits.length > 0 && { edits }) },
      };
    },
  };
}

async function writeSheet<Column extends string>(db: Database, importer: Importer<Column>) {
  const { kind, records, labelOf } = importer;
  const headings = Object.keys(importer.headings) as Column[];
  const rows: Record<string, unknown>[] = await records.list(db, { limit: maxExamples });
  const examples = rows.map((row) =>
    headings.map((column) => {
      const spec = kind.fields[column];
      return spec ? shownValue(spec, String(row[column] ?? "")) : "";
    }),
  );
  return { name: kind.table, head: headings.map(labelOf), rows: examples };
}

/** Needs a transaction. @returns the ISO time that identifies the import @throws RowsPresentError */
async function addRows(
  trx: Database,
  importer: RowImporter,
  planned: readonly PlannedRow[],
  { who, fileColumns }: SaveOptions,
): Promise<string> {
  const { kind, records, sameness, parse } = importer;
  const present = await readPresent(trx, importer);
  const rows = planned.map((row) => {
    const before = present.get(sameness(row.values));
    return before?.isSample ? { ...row, replaces: before.id } : row;
  });
  if (rows.some(({ values, replaces }) => present.get(sameness(values))?.id !== replaces))
    throw new RowsPresentError();
  const at = new Date().toISOString();
  const rule = await findConsentRule(trx, kind);
  await records.removeMany(
    trx,
    rows.flatMap(({ replaces }) => replaces ?? []),
    at,
  );
  const entries = [...rows.entries()];
  const isNewFirst = kind.ordered !== "new last" && !rows.some(({ values }) => values.position);
  for (const [index, { values, replaces }] of isNewFirst ? entries.reverse() : entries) {
    const parsed = parse(new URLSearchParams(values));
    if (!parsed.ok) throw new Error("The rows were checked before.");
    const id = await records.create(trx, { ...parsed.values, ...fileColumns[index] }, at);
    const { consent: by } = values;
    if (by && rule !== undefined) await noteConsent(trx, kind, id, { who, by });
    if (replaces === undefined) continue;
    const record = present.get(sameness(values)) ?? {};
    const translated = { table: kind.table, fields: listTranslated(kind.fields) };
    await copyWords(trx, translated, { id: replaces, record }, { id, record: parsed.values });
  }
  return at;
}
