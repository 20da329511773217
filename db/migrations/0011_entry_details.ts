import type { Kysely } from "kysely";
import { execute } from "./helpers";

/** Classes of an event or exam, and the address of its date sheet or programme. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await execute(db, "alter table calendar_entries add column classes text not null default ''");
  await execute(db, "alter table calendar_entries add column link text not null default ''");
}
