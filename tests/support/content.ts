import Sqlite from "better-sqlite3";

/**
 * Every row of every table but those that a request may always touch. The file is read beside the site: a walk looks at
 * hundreds of tables before and after each of hundreds of addresses.
 */
export function contentOf(
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
