import Sqlite from "better-sqlite3";

/** Opens a database file for reading only, and closes it again. */
export function readDatabaseFile<Result>(file: string, read: (sqlite: Sqlite.Database) => Result): Result {
  const sqlite = new Sqlite(file, { readonly: true });
  try {
    return read(sqlite);
  } finally {
    sqlite.close();
  }
}

/** True if a database, which may be an old one or none of ours, has a table. */
export function hasTable(sqlite: Sqlite.Database, name: string): boolean {
  return Boolean(sqlite.prepare("select 1 from sqlite_schema where type = 'table' and name = ?").get(name));
}
