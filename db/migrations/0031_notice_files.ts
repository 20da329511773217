import { type Kysely, sql } from "kysely";
import { identity, required, textOrEmpty } from "./columns";

/**
 * The files of notices, several each: a PDF by the name of its document, or a photo by its picture. A file that arrived
 * with a form that is not saved yet has no notice; it belongs to the form by its key, and is nobody's content until then.
 * Previews keep what was typed for the page that shows it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("notice_files")
    .addColumn("id", "integer", identity)
    .addColumn("notice_id", "integer", (column) => column.references("notices.id").onDelete("cascade"))
    .addColumn("form_key", "text", textOrEmpty)
    .addColumn("staff_id", "integer", required)
    .addColumn("picture_id", "integer", (column) => column.references("pictures.id"))
    .addColumn("document", "text", textOrEmpty)
    .addColumn("slug", "text", textOrEmpty)
    .addColumn("title", "text", textOrEmpty)
    .addColumn("original_name", "text", textOrEmpty)
    .addColumn("bytes", "integer", required)
    .addColumn("pages", "integer")
    .addColumn("position", "integer", required)
    .addColumn("sha256", "text", textOrEmpty)
    .addColumn("created_at", "text", required)
    .execute();
  await run(db, "create index notice_files_by_notice on notice_files (notice_id, position)");
  await run(
    db,
    "create unique index notice_files_address on notice_files (notice_id, slug) where notice_id is not null and slug <> ''",
  );
  // The same file sent twice with one form is there once.
  await run(
    db,
    "create unique index notice_files_of_form on notice_files (form_key, sha256) where form_key <> ''",
  );
  await run(db, "create index notice_files_by_document on notice_files (document)");
  await run(db, "create index notice_files_by_picture on notice_files (picture_id)");
  await run(
    db,
    "create index notice_files_waiting on notice_files (staff_id, created_at) where notice_id is null",
  );

  const raise = "update content_revision set revision = revision + 1;";
  const shown = { insert: "new", update: "coalesce(new.notice_id, old.notice_id)", delete: "old" };
  for (const [deed, row] of Object.entries(shown)) {
    const notice = row.includes(".") ? row : `${row}.notice_id`;
    await run(
      db,
      `create trigger revision_notice_files_${deed} after ${deed} on notice_files when ${notice} is not null begin ${raise} end`,
    );
  }
  const note = `insert into pictures_to_check (picture_id) select old.picture_id
    where not exists (select 1 from pictures_to_check where picture_id = old.picture_id);`;
  await run(
    db,
    `create trigger picture_notice_files_delete after delete on notice_files when old.picture_id is not null begin ${note} end`,
  );
  await run(
    db,
    `create trigger erasure_notice_files after delete on notice_files when old.notice_id is not null begin
      insert into erasures (kind, record_id, came_in_at, erased_at)
      values ('notice_files', old.id, old.created_at, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
      on conflict do nothing;
    end`,
  );

  await db.schema
    .createTable("notice_previews")
    .addColumn("form_key", "text", (column) => column.primaryKey())
    .addColumn("staff_id", "integer", required)
    .addColumn("fields", "text", required)
    .addColumn("created_at", "text", required)
    .execute();
}

async function run(db: Kysely<unknown>, statement: string): Promise<void> {
  await sql.raw(statement).execute(db);
}
