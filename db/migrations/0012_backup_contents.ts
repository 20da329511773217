import type { Kysely } from "kysely";
import { execute } from "./helpers";

/** Number of records of each kind in a tested backup, and of its files, as JSON. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await execute(db, "alter table backups add column contents text not null default ''");
}
