import { type Kysely, sql } from "kysely";
import { identity, required, textOrEmpty } from "./columns";

/**
 * What a blurred picture looked like before, where staff keep that: a private file, and the areas that were blurred. It goes
 * with the picture; the ledger has it, so that no restored backup brings back one that was erased.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("picture_originals")
    .addColumn("id", "integer", identity)
    .addColumn("picture_id", "integer", (column) =>
      column.notNull().unique().references("pictures.id").onDelete("cascade"),
    )
    .addColumn("file", "text", required)
    .addColumn("areas", "text", textOrEmpty)
    .addColumn("created_at", "text", required)
    .execute();
  await run(db, "create index picture_originals_by_file on picture_originals (file)");
  await run(
    db,
    `create trigger erasure_picture_originals after delete on picture_originals begin
      insert into erasures (kind, record_id, came_in_at, erased_at)
      values ('picture_originals', old.id, old.created_at, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) on conflict do nothing;
    end`,
  );
  await run(
    db,
    `create trigger erased_file_picture_originals after delete on picture_originals begin
      insert into erased_files (name, erased_at)
      values (old.file, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) on conflict do nothing;
    end`,
  );
}

async function run(db: Kysely<unknown>, statement: string): Promise<void> {
  await sql.raw(statement).execute(db);
}
