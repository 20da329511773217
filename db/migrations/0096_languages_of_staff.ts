import type { Kysely } from "kysely";
import { textOrEmpty } from "./columns";

/** The language in which each account sees the dashboard; empty for English. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("staff").addColumn("language", "text", textOrEmpty).execute();
}
