import type Sqlite from "better-sqlite3";
import { t } from "#say";
import { getDocumentName } from "~/files/documents/document-url";
import { largestFile } from "~/files/pictures/pictures.server";
import type { StoredFile } from "~/files/store/stored-names";
import type { RecordKind } from "~/kinds/kind";
import { allKinds, isStaffKind } from "~/kinds/registry";
import { hasTable } from "~db/sqlite-file";
import { getPrivateFolder } from "./file-columns";

export type ReadableRow = Record<string, string | number | null>;

export interface ReadableFile extends StoredFile {
  title: string;
  /** Stem of a picture's renditions. */
  stem?: string;
}

export interface ReadableList {
  kind: RecordKind;
  /** Columns with a value in any row, with the label of their form field. */
  columns: { name: string; label: string }[];
  rows: ReadableRow[];
  filesOf(row: ReadableRow): ReadableFile[];
}

/** Columns that say nothing to a reader. */
const hidden =
  /^(?:id|.*_id|stem|position|version|token|sha256|scan|.*_folded|focus|form_key|deleted_at|marks)$/;

/** Reads all records outside the trash, newest first, of each kind that has some. */
export function readableLists(sqlite: Sqlite.Database): ReadableList[] {
  return allKinds.flatMap((kind) => {
    const rows = hasTable(sqlite, kind.table) ? readRows(sqlite, kind) : [];
    if (rows.length === 0) return [];
    const filesOf = (row: ReadableRow) => listFiles(sqlite, kind, row);
    return [{ kind, rows, columns: listColumns(kind, rows), filesOf }];
  });
}

function readRows(sqlite: Sqlite.Database, { table }: RecordKind): ReadableRow[] {
  const columns = sqlite.prepare<[], string>(`select name from pragma_table_info('${table}')`).pluck().all();
  const isKept = columns.includes("deleted_at") ? "where deleted_at is null" : "";
  return sqlite.prepare<[], ReadableRow>(`select * from ${table} ${isKept} order by id desc`).all();
}

function listColumns(kind: RecordKind, rows: ReadableRow[]): ReadableList["columns"] {
  const labels: Record<string, string> = isStaffKind(kind)
    ? Object.fromEntries(Object.entries(kind.fields).map(([name, { label }]) => [name, t(label)]))
    : {};
  const file = kind.file && kind.file.type !== "picture" ? kind.file.column : undefined;
  return Object.keys(rows[0] ?? {})
    .filter((name) => !hidden.test(name) && name !== file)
    .filter((name) => rows.some((row) => row[name] !== null && row[name] !== ""))
    .map((name) => ({ name, label: labels[name] ?? name.replaceAll("_", " ") }));
}

function listFiles(sqlite: Sqlite.Database, kind: RecordKind, row: ReadableRow): ReadableFile[] {
  const files: (ReadableFile | undefined)[] = [findPicture(sqlite, row.picture_id, "")];
  if (kind.file && kind.file.type !== "picture") {
    const value = String(row[kind.file.column] ?? "");
    const title = String(row.original_name ?? "");
    if (kind.file.type === "private")
      files.push(value ? { kind: getPrivateFolder(kind.table), name: value, title } : undefined);
    const name = getDocumentName(value);
    if (kind.file.type === "document" && name) files.push({ kind: "documents", name, title });
  }
  if (kind.files) {
    const { table, owner } = kind.files;
    const attached = sqlite
      .prepare<[unknown], ReadableRow>(`select * from ${table} where ${owner} = ? order by position`)
      .all(row.id);
    for (const { document, picture_id, title, original_name } of attached) {
      const words = String(title || original_name || "");
      files.push(
        document
          ? { kind: "documents", name: String(document), title: words }
          : findPicture(sqlite, picture_id, words),
      );
    }
  }
  return files.filter((file) => file !== undefined);
}

function findPicture(
  sqlite: Sqlite.Database,
  id: ReadableRow[string] | undefined,
  title: string,
): ReadableFile | undefined {
  if (!id) return;
  const found = sqlite
    .prepare<[unknown], { stem: string; width: number }>("select stem, width from pictures where id = ?")
    .get(id);
  return found && { kind: "pictures", name: largestFile(found.stem, found.width), title, stem: found.stem };
}
