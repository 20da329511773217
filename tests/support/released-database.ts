import { readFileSync } from "node:fs";
import type Sqlite from "better-sqlite3";
import { openSqlite } from "~db/sqlite";

const folder = new URL("./released/", import.meta.url);

const read = (name: string) => readFileSync(new URL(name, folder), "utf8");

/** First line of a version before `fold`: the nested calls in its place. */
const foldingLine = /^-- fold: (.+)\n/;

export const readReleasedSchema = (version: string) => read(`schema-${version}.sql`).replace(foldingLine, "");

/** Creates a database of a released version with some rows. @param version such as `1.0.0` */
export function createReleasedDatabase(version: string, file: string): void {
  const folding = foldingLine.exec(read(`schema-${version}.sql`))?.[1] ?? "fold(COLUMN)";
  const sqlite = openSqlite(file);
  sqlite.pragma("journal_mode = wal");
  sqlite.exec(
    readReleasedSchema(version).replace(/fold\((\w+)\)/g, (_, column: string) =>
      folding.replace("COLUMN", column),
    ) + read(`rows-${version}.sql`),
  );
  sqlite.close();
}

const statements = (sqlite: Sqlite.Database, query: string) =>
  sqlite.prepare<[], string>(query).pluck().all();

/** Dumps schema and rows of a new database. */
export function dumpSchema(file: string): string {
  const sqlite = openSqlite(file, { readonly: true });
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
  return [...schema, ...rows].map((statement) => `${statement};\n`).join("");
}
