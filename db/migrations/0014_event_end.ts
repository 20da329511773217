import type { Kysely } from "kysely";
import { execute } from "./helpers";

/** Time (HH:mm) at which a notice's event ends; empty if unknown. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await execute(db, "alter table notices add column event_end text not null default ''");
}
