import type { Kysely } from "kysely";
import { required, textOrEmpty } from "./columns";

/** Where somebody is logged in, in words; and links by which somebody sets a new password once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("sessions").addColumn("browser", "text", textOrEmpty).execute();
  await db.schema.alterTable("sessions").addColumn("network", "text", textOrEmpty).execute();
  await db.schema
    .createTable("password_links")
    .addColumn("token_hash", "text", (column) => column.primaryKey())
    .addColumn("staff_id", "integer", (column) =>
      column.notNull().unique().references("staff.id").onDelete("cascade"),
    )
    .addColumn("expires_at", "text", required)
    .execute();
}
