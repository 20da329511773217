import { type Kysely, sql } from "kysely";
import { textOrEmpty } from "./columns";

/**
 * The day that a notice is about, and the time of it, for the calendars of phones. The indexes lead to the notices of a month
 * and, of those that stay, from each month to the one before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ["event_date", "event_time"]) {
    await db.schema.alterTable("notices").addColumn(column, "text", textOrEmpty).execute();
  }
  for (const statement of [
    "create index notices_by_date on notices (deleted_at, ends_at, date, published_at)",
    "create index notices_by_date_in_category on notices (deleted_at, ends_at, category, date, published_at)",
  ]) {
    await sql.raw(statement).execute(db);
  }
}
