import { sql } from "kysely";
import type { FileKind, StoredFile } from "~/files/store/stored-names";
import type { Database } from "~db/connection.server";
import { fileColumns } from "./file-columns";

/** Returns files that a row refers to. Pass a limited number of names; uses an index. */
export async function findNamed(db: Database, kind: FileKind, names: string[]): Promise<Set<string>> {
  const found = new Set<string>();
  if (names.length === 0) return found;
  for (const { table, column, valueFor } of fileColumns.filter(({ folder }) => folder === kind)) {
    const values = [...new Set(names.map(valueFor))];
    const { rows } = await sql<{ value: string }>`
      select ${sql.ref(column)} as value from ${sql.table(table)} where ${sql.ref(column)} in (${sql.join(values)})`.execute(
      db,
    );
    const known = new Set(rows.map(({ value }) => value));
    for (const name of names) if (known.has(valueFor(name))) found.add(name);
  }
  return found;
}

/** Returns a file of each of the newest rows, at most `limit` per table. */
export async function listNamed(db: Database, limit: number): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  for (const { folder, table, column, valueFor, nameFor } of fileColumns) {
    const { rows } = await sql<{ value: string }>`
      select ${sql.ref(column)} as value from ${sql.table(table)}
      where ${sql.ref(column)} like ${`${valueFor("")}%`} order by id desc limit ${limit}`.execute(db);
    for (const { value } of rows) {
      const name = nameFor(value);
      if (name !== undefined) files.push({ kind: folder, name });
    }
  }
  return files;
}
