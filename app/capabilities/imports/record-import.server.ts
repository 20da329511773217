import { shownValue } from "~/forms/field-specs";
import type { Database } from "~db/connection.server";
import { addRows } from "./add-rows.server";
import { listColumnLabels } from "./columns";
import type { Importer, RowImporter } from "./importer";
import type { ListImport } from "./list-import";
import { findProblem } from "./plan";
import { planRows } from "./plan.server";
import { readRows } from "./read-rows";

const maxExamples = 3;

export function createColumnImport<Column extends string>(importer: Importer<Column>): ListImport {
  const anyImporter = importer as unknown as Importer;
  return createRecordImport(importer, {
    read: (table, beside) => readRows(anyImporter, table, beside),
    sheet: (db) => writeSheet(db, anyImporter),
  });
}

export function createRecordImport(
  importer: RowImporter,
  { read, sheet }: Pick<ListImport, "read" | "sheet">,
): ListImport {
  const { kind, files } = importer;
  return {
    kind,
    files,
    read,
    sheet,
    isValid: (row) => findProblem(importer, row) === undefined,
    plan: (db, sent) => planRows(db, importer, sent),
    async save(trx, rows, options) {
      const at = await addRows(trx, importer, rows, options);
      return {
        event: { verb: "added from a file", kind: kind.key, count: rows.length },
        undo: { type: "import", kind: kind.key, at },
      };
    },
  };
}

async function writeSheet(db: Database, importer: Importer) {
  const { kind, headings, records } = importer;
  const rows: Record<string, unknown>[] = await records.list(db, { limit: maxExamples });
  const examples = rows.map((row) =>
    Object.keys(headings).map((column) => {
      const spec = kind.fields[column];
      return spec ? shownValue(spec, String(row[column] ?? "")) : "";
    }),
  );
  return { name: `${kind.table}.csv`, head: listColumnLabels(importer), rows: examples };
}
