import type { Kysely } from "kysely";
import { required, textOrEmpty } from "./columns";
import { raiseRevision, run } from "./helpers";

/** Tables whose rows have words in other languages too: theirs go with them. */
const translated = [
  "notices",
  "facilities",
  "facility_cards",
  "calendar_entries",
  "popups",
  "slides",
  "disclosures",
  "programs",
  "albums",
];

/** The school's words in other languages than English: one row for a field of a record, and one for a message of ours that it says otherwise. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("translations")
    .addColumn("kind", "text", required)
    .addColumn("record", "text", required)
    .addColumn("field", "text", textOrEmpty)
    .addColumn("language", "text", required)
    .addColumn("words", "text", required)
    .addColumn("updated_at", "text", required)
    .addColumn("updated_by", "text", textOrEmpty)
    .addPrimaryKeyConstraint("translations_key", ["kind", "language", "record", "field"])
    .execute();
  await raiseRevision(db, "translations");
  for (const table of translated) {
    await run(
      db,
      `create trigger translations_${table} after delete on ${table} begin
        delete from translations where kind = '${table}' and record = cast(old.id as text);
      end`,
    );
  }
}
