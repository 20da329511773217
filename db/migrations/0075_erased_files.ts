import { type Kysely, sql } from "kysely";
import { required } from "./columns";

/** What makes a file nobody's: when its row goes, or names another one. */
const leaving: { table: string; when?: string; name: string }[] = [
  { table: "pictures", name: "old.stem" },
  { table: "disclosures", when: "old.url like '/documents/%'", name: "substr(old.url, 12)" },
  { table: "document_addresses", when: "old.url like '/documents/%'", name: "substr(old.url, 12)" },
  { table: "notice_files", when: "old.document <> ''", name: "old.document" },
  { table: "resumes", name: "old.file_name" },
];

/**
 * The names of files that were erased, of pictures the stem of all their renditions: their addresses say for good that they are
 * gone, and a file that could not be removed then is removed as soon as it is found. Triggers note them, so that nothing
 * can forget to. The word indexes that were made since migration 0035 forget erased words at once, too, as the older ones do;
 * those that they still have go now.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("erased_files")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("erased_at", "text", required)
    .execute();
  const note = (name: string) => `insert into erased_files (name, erased_at)
    values (${name}, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) on conflict do nothing;`;
  for (const { table, when = "true", name } of leaving) {
    await run(
      db,
      `create trigger erased_file_${table} after delete on ${table} when ${when} begin ${note(name)} end`,
    );
  }
  // A restore gives a picture that was erased another stem (app/backup/erase-again.server.ts).
  await run(
    db,
    `create trigger erased_file_pictures_update after update of stem on pictures when old.stem <> new.stem
     begin ${note("old.stem")} end`,
  );

  const indexes = await sql<{ name: string }>`
    select name from sqlite_schema where type = 'table' and sql like 'create virtual table%fts5%'`.execute(
    db,
  );
  for (const { name } of indexes.rows) {
    const known =
      await sql`select 1 from ${sql.table(`${name}_config`)} where k = 'secure-delete' and v = 1`.execute(db);
    if (known.rows.length > 0) continue;
    await run(db, `insert into ${name} (${name}, rank) values ('secure-delete', 1)`);
    await run(db, `insert into ${name} (${name}) values ('optimize')`);
  }
}

async function run(db: Kysely<unknown>, statement: string): Promise<void> {
  await sql.raw(statement).execute(db);
}
