import type { Kysely } from "kysely";
import { textOrEmpty } from "./columns";

/** What each of the faculty teaches, for the staff directory. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("faculty").addColumn("subject", "text", textOrEmpty).execute();
}
