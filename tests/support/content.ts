import { type Database, openRows } from "~db/connection.server";

/** Returns all rows except of tables that any request can change. */
export function readContent({ db }: { db: Database }, except: readonly string[]): Record<string, unknown[]> {
  const tables = openRows<{ name: string }>(
    db,
    "select name from sqlite_schema where type = 'table' and sql not like 'create virtual%'",
  )();
  const read = tables.filter(({ name }) => !except.includes(name));
  return Object.fromEntries(read.map(({ name }) => [name, openRows(db, `select * from "${name}"`)()]));
}
