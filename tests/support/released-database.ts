import { readFileSync } from "node:fs";
import Sqlite from "better-sqlite3";
import { foldedColumn } from "~db/word-folding";

const folder = new URL("./released/", import.meta.url);

/** Creates a database of a released version with some rows. @param version such as `1.0.0` */
export function createReleasedDatabase(version: string, file: string): void {
  const read = (name: string) => readFileSync(new URL(`${name}-${version}.sql`, folder), "utf8");
  const schema = read("schema");
  const folding = /^-- fold: (.+)$/m.exec(schema)?.[1] ?? "";
  const sqlite = new Sqlite(file);
  sqlite.pragma("journal_mode = wal");
  sqlite.exec(
    schema.replace(/fold\((\w+)\)/g, (_, column: string) => folding.replace("COLUMN", column)) + read("rows"),
  );
  sqlite.close();
}

const statements = (sqlite: Sqlite.Database, query: string) =>
  sqlite.prepare<[], string>(query).pluck().all();

/** Dumps schema and rows of a new database. Word folding is abbreviated as `fold(column)`. */
export function dumpSchema(file: string): string {
  const sqlite = new Sqlite(file, { readonly: true });
  const schema = statements(
    sqlite,
    `select sql from sqlite_schema where sql is not null and name not like 'sqlite_%'
       and not (type = 'table' and sql like 'CREATE TABLE ''%')`,
  );
  const indexes = statements(
    sqlite,
    "select name from sqlite_schema where sql like 'create virtual table%' order by name",
  );
  const rows = [
    ...indexes.map((name) => `insert into ${name} (${name}, rank) values ('secure-delete', 1)`),
    ...statements(
      sqlite,
      "select 'insert into content_revision (revision) values (' || revision || ')' from content_revision",
    ),
    ...statements(
      sqlite,
      "select 'insert into tallies (name, value) values (' || quote(name) || ', ' || value || ')' from tallies",
    ),
    ...statements(
      sqlite,
      "select 'insert into starter_marks (source, key) values (' || quote(source) || ', ' || quote(key) || ')' from starter_marks",
    ),
    "insert into kysely_migration_lock (id, is_locked) values ('migration_lock', 0)",
  ];
  sqlite.close();
  const folded = /\(with step1 as \(select (?:replace\()+(\w+),[\s\S]*?select text from step\d+\)/g;
  const dump = [...schema, ...rows].map((statement) => `${statement.replace(folded, "fold($1)")};\n`);
  return `-- fold: ${foldedColumn("COLUMN")}\n${dump.join("")}`;
}
