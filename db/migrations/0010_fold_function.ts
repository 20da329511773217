import { type Kysely, sql } from "kysely";

/** Nested `replace()` calls that folded a column. */
const nested = /\(with step1 as \(select (?:replace\()+(\w+),[\s\S]*?select text from step\d+\)/g;

/** Folds words by the function `fold` (db/sqlite.ts). It returns the same words, so the indexes stay. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ type: string; name: string; sql: string }>`
    select type, name, sql from sqlite_schema where type in ('view', 'trigger') and sql like '%(with step1 as (%'`.execute(
    db,
  );
  for (const { type, name, sql: created } of rows) {
    await sql.raw(`drop ${type} ${name}`).execute(db);
    await sql.raw(created.replace(nested, "fold($1)")).execute(db);
  }
}
