import type { Kysely } from "kysely";
import { execute } from "./helpers";

/** Name of the person, next to the user name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await execute(db, "alter table staff add column name text not null default ''");
}
