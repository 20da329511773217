import type { Kysely } from "kysely";
import { required, textOrEmpty } from "./columns";

/** Passkeys of the staff: public keys only, which are no secret. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("passkeys")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("staff_id", "integer", (column) => column.notNull().references("staff.id").onDelete("cascade"))
    .addColumn("name", "text", required)
    .addColumn("public_key", "text", required)
    .addColumn("counter", "integer", required)
    .addColumn("transports", "text", textOrEmpty)
    .addColumn("created_at", "text", required)
    .addColumn("last_used_at", "text")
    .execute();
  await db.schema.createIndex("passkeys_by_staff").on("passkeys").column("staff_id").execute();
}
