import Sqlite from "better-sqlite3";

/** Returns all rows except of tables that any request can change. Reads the file directly, for speed. */
export function readContent(
  { config }: { config: { databaseFile: string } },
  except: readonly string[],
): Record<string, unknown> {
  const database = new Sqlite(config.databaseFile, { readonly: true });
  try {
    const tables = database
      .prepare("select name from sqlite_schema where type = 'table' and sql not like 'create virtual%'")
      .pluck()
      .all() as string[];
    const rows = (table: string) => database.prepare(`select * from "${table}"`).all();
    return Object.fromEntries(
      tables.filter((table) => !except.includes(table)).map((table) => [table, rows(table)]),
    );
  } finally {
    database.close();
  }
}
