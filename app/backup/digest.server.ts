import { createHash } from "node:crypto";
import type Sqlite from "better-sqlite3";

export interface TableDigest {
  rows: number;
  sha256: string;
}

/** Hashes every table, including those of the search index. */
export function digestTables(sqlite: Sqlite.Database): Record<string, TableDigest> {
  const names = sqlite
    .prepare<[], string>(
      "select name from sqlite_schema where type = 'table' and sql not like 'create virtual%' order by name",
    )
    .pluck()
    .all();
  return Object.fromEntries(names.map((name) => [name, digestTable(sqlite, name)]));
}

function digestTable(sqlite: Sqlite.Database, table: string): TableDigest {
  const name = `"${table.replaceAll('"', '""')}"`;
  const keys = sqlite.prepare<[string], string>("select name from pragma_table_info(?) where pk").pluck();
  // Tables without rowid are stored in key order.
  const order = isWithoutRowid(sqlite, table)
    ? keys.all(table).map((key) => `"${key.replaceAll('"', '""')}"`)
    : ["rowid"];
  const hash = createHash("sha256");
  let rows = 0;
  const statement = sqlite.prepare<[], unknown[]>(`select * from ${name} order by ${order.join(", ")}`);
  for (const row of statement.raw().iterate()) {
    const cells = row.map((cell) => (Buffer.isBuffer(cell) ? cell.toString("base64") : cell));
    hash.update(`${JSON.stringify(cells)}\n`);
    rows += 1;
  }
  return { rows, sha256: hash.digest("hex") };
}

function isWithoutRowid(sqlite: Sqlite.Database, table: string): boolean {
  const row = sqlite.prepare("select wr from pragma_table_list where name = ?").pluck().get(table);
  return row === 1;
}
