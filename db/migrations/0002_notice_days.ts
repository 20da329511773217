import type { Kysely } from "kysely";
import { execute } from "./helpers";

/** The calendars list notices by their day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await execute(db, "create index notices_by_event on notices (event_date) where event_date <> ''");
}
