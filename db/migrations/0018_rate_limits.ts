import type { Kysely } from "kysely";
import { required } from "./columns";

/**
 * One table for everything that is counted against too many tries (app/limits), in the place of the one for logins: what
 * it knew is over within minutes. The index is for deleting what is past.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("rate_limits")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("free_at", "text", required)
    .execute();
  await db.schema.createIndex("rate_limits_past").on("rate_limits").column("free_at").execute();
  await db.schema.dropTable("login_attempts").execute();
}
