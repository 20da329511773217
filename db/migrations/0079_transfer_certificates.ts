import { type Kysely, sql } from "kysely";
import { identity, required } from "./columns";
import { indexWords } from "./helpers";

/**
 * Transfer certificates: private files, each found by its number and the date of birth of its pupil. No name is kept. Triggers
 * note what was erased, so that no restored backup brings it back, and the file's name, so that it goes even where it could
 * not be removed at once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("transfer_certificates")
    .addColumn("id", "integer", identity)
    .addColumn("number", "text", required)
    .addColumn("number_folded", "text", required)
    .addColumn("born_on", "text", required)
    .addColumn("file_name", "text", (column) => column.notNull().unique())
    .addColumn("file_size", "integer", required)
    .addColumn("sha256", "text", required)
    .addColumn("scan", "text", required)
    .addColumn("created_at", "text", required)
    .execute();
  await db.schema
    .createIndex("transfer_certificates_by_number")
    .unique()
    .on("transfer_certificates")
    .columns(["number_folded", "born_on"])
    .execute();
  await indexWords(db, "transfer_certificates", ["number", "number_folded"]);
  await run(
    db,
    "insert into transfer_certificates_search (transfer_certificates_search, rank) values ('secure-delete', 1)",
  );
  const now = "strftime('%Y-%m-%dT%H:%M:%fZ', 'now')";
  await run(
    db,
    `create trigger erasure_transfer_certificates after delete on transfer_certificates begin
      insert into erasures (kind, record_id, came_in_at, erased_at)
      values ('transfer_certificates', old.id, old.created_at, ${now}) on conflict do nothing;
    end`,
  );
  await run(
    db,
    `create trigger erased_file_transfer_certificates after delete on transfer_certificates begin
      insert into erased_files (name, erased_at) values (old.file_name, ${now}) on conflict do nothing;
    end`,
  );
}

async function run(db: Kysely<unknown>, statement: string): Promise<void> {
  await sql.raw(statement).execute(db);
}
