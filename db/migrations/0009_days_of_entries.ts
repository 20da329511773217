import { type Kysely, sql } from "kysely";
import { textOrEmpty } from "./columns";

/** A calendar entry can last: a vacation is one entry, not thirty. An entry of one day ends on the day it begins. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("calendar_entries").addColumn("last_date", "text", textOrEmpty).execute();
  await sql`update calendar_entries set last_date = date`.execute(db);
  await sql`create index calendar_entries_by_last_date on calendar_entries (last_date) where deleted_at is null`.execute(
    db,
  );
}
