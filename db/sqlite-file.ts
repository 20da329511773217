import type Sqlite from "better-sqlite3";
import { openSqlite } from "./sqlite";

export function readDatabaseFile<Result>(file: string, read: (sqlite: Sqlite.Database) => Result): Result {
  const sqlite = openSqlite(file, { readonly: true });
  try {
    return read(sqlite);
  } finally {
    sqlite.close();
  }
}

/** True if a table exists in a database that may be old or foreign. */
export function hasTable(sqlite: Sqlite.Database, name: string): boolean {
  return Boolean(sqlite.prepare("select 1 from sqlite_schema where type = 'table' and name = ?").get(name));
}
