import type { Kysely } from "kysely";
import { required } from "./columns";

/** What came from another site already, so that an import can be stopped and run again without doubling anything. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("imports")
    .addColumn("source", "text", required)
    .addColumn("kind", "text", required)
    .addColumn("key", "text", required)
    .addColumn("imported_at", "text", required)
    .addPrimaryKeyConstraint("imports_key", ["source", "kind", "key"])
    .execute();
}
