import { type Kysely, sql } from "kysely";
import { foldedColumn } from "../word-folding";
import { noticesView } from "./0045_words_of_files";
import { translationTriggers } from "./0092_words_of_translations";
import { run } from "./helpers";

/**
 * A schema that every SQLite from 3.37 on can read: the expressions that fold words are nested less. Ligatures, full-width
 * letters, Roman numerals and soft hyphens are folded, too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const indexes = await sql<{ name: string; view: string | null }>`
    select name, (select name from sqlite_schema as view where type = 'view' and view.name = index_.name || '_words') as view
    from sqlite_schema as index_ where type = 'table' and sql like '%using fts5%'`.execute(db);
  for (const { name, view } of indexes.rows) {
    if (view) await renewView(db, name, view);
    await run(db, `insert into ${name} (${name}) values ('rebuild')`);
  }
  for (const trigger of ["insert", "update", "move", "delete"])
    await run(db, `drop trigger translations_search_${trigger}`);
  await run(db, "delete from translations_search");
  for (const statement of translationTriggers) await run(db, statement);
}

async function renewView(db: Kysely<unknown>, index: string, view: string): Promise<void> {
  await run(db, `drop view ${view}`);
  if (index === "notices_search") return run(db, noticesView);
  const columns = await sql<{ name: string }>`select name from pragma_table_info(${index})`.execute(db);
  const folded = columns.rows.map(({ name }) => `${foldedColumn(name)} as ${name}`).join(", ");
  await run(db, `create view ${view} as select id, ${folded} from ${index.replace(/_search$/, "")}`);
}
