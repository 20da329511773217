import type { Kysely } from "kysely";
import { execute } from "./helpers";

/** Focus point as two percentages, such as `40 25`; empty means the middle. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await execute(db, "alter table pictures add column focus text not null default ''");
}
