import { type ColumnDefinitionBuilder, type Kysely, sql } from "kysely";
import { identity, required, textOrEmpty } from "./columns";
import { indexWords } from "./helpers";

/** What consents are given for, by the key of its kind. */
const subjects = { photos: "photo", albums: "album", toppers: "topper", testimonials: "testimonial" };

const yesNo = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0);

/**
 * Who has agreed that a child's face or name is published: where, and until when. What was agreed to may go at any time;
 * its consents go with it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("consents")
    .addColumn("id", "integer", identity)
    .addColumn("kind", "text", required)
    .addColumn("record_id", "integer", required)
    .addColumn("given_by", "text", required)
    .addColumn("of_whom", "text", textOrEmpty)
    .addColumn("given_on", "text", required)
    .addColumn("for_site", "integer", yesNo)
    .addColumn("for_newsletter", "integer", yesNo)
    .addColumn("for_print", "integer", yesNo)
    .addColumn("valid_until", "text", textOrEmpty)
    .addColumn("note", "text", textOrEmpty)
    .addColumn("slip", "text", textOrEmpty)
    .addColumn("slip_name", "text", textOrEmpty)
    .addColumn("created_at", "text", required)
    .addColumn("created_by", "text", textOrEmpty)
    .execute();
  await run(db, "create index consents_by_record on consents (kind, record_id, for_site, valid_until)");
  await run(db, "create index consents_by_slip on consents (slip)");
  await indexWords(db, "consents", ["given_by", "of_whom", "note"]);
  await run(db, "insert into consents_search (consents_search, rank) values ('secure-delete', 1)");
  await run(
    db,
    `create trigger erasure_consents after delete on consents begin
      insert into erasures (kind, record_id, came_in_at, erased_at)
      values ('consents', old.id, old.created_at, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) on conflict do nothing;
    end`,
  );
  await run(
    db,
    `create trigger erased_file_consents after delete on consents when old.slip <> '' begin
      insert into erased_files (name, erased_at)
      values (old.slip, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) on conflict do nothing;
    end`,
  );
  for (const [table, kind] of Object.entries(subjects)) {
    await run(
      db,
      `create trigger consents_of_${table} after delete on ${table} begin
        delete from consents where kind = '${kind}' and record_id = old.id;
      end`,
    );
  }
}

async function run(db: Kysely<unknown>, statement: string): Promise<void> {
  await sql.raw(statement).execute(db);
}
