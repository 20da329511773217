import type { Kysely } from "kysely";
import { required } from "./columns";

/** Under which names staff reach the site: what a stranger sends as `Host` says nothing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("site_hosts")
    .addColumn("host", "text", (column) => column.primaryKey())
    .addColumn("seen_at", "text", required)
    .execute();
}
