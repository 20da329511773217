import type { Kysely } from "kysely";
import { textOrEmpty } from "./columns";
import { run } from "./helpers";

/** The other tables whose rows have words in other languages: theirs go with them (as migration 0085 says). */
const translated = ["amenities", "photos", "jobs", "videos", "faculty"];

/**
 * A translation knows the English words that it was made of, so that staff are told when those have changed since; and one
 * that came with a copy of a record waits for somebody to look at it where the English words of the copy are others.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("translations").addColumn("english", "text", textOrEmpty).execute();
  await db.schema
    .alterTable("translations")
    .addColumn("awaits_check", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  for (const table of translated) {
    await run(
      db,
      `create trigger translations_${table} after delete on ${table} begin
        delete from translations where kind = '${table}' and record = cast(old.id as text);
      end`,
    );
  }
}
