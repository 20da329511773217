import type { Kysely } from "kysely";
import { identity, required, textOrEmpty } from "./columns";

/** People, sessions, and what forms need: one-time tokens, parked forms, the activity log, settings. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("staff")
    .addColumn("id", "integer", identity)
    .addColumn("username", "text", (column) => column.notNull().unique())
    .addColumn("password_hash", "text", required)
    .addColumn("created_at", "text", required)
    .execute();
  await db.schema
    .createTable("sessions")
    .addColumn("id_hash", "text", (column) => column.primaryKey())
    .addColumn("staff_id", "integer", (column) => column.notNull().references("staff.id").onDelete("cascade"))
    .addColumn("created_at", "text", required)
    .addColumn("last_seen_at", "text", required)
    .addColumn("remember", "integer", required)
    .execute();
  await db.schema.createIndex("sessions_by_staff").on("sessions").column("staff_id").execute();
  await db.schema.createIndex("sessions_by_age").on("sessions").column("created_at").execute();
  await db.schema
    .createTable("login_attempts")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("failures", "integer", required)
    .addColumn("last_failed_at", "text", required)
    .addColumn("blocked_until", "text", required)
    .execute();
  await db.schema
    .createTable("secrets")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("value", "text", required)
    .execute();
  await db.schema
    .createTable("submissions")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("result", "text", required)
    .addColumn("created_at", "text", required)
    .execute();
  await db.schema.createIndex("submissions_by_age").on("submissions").column("created_at").execute();
  await db.schema
    .createTable("parked_forms")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("staff_id", "integer", (column) => column.notNull().references("staff.id").onDelete("cascade"))
    .addColumn("path", "text", required)
    .addColumn("fields", "text", required)
    .addColumn("created_at", "text", required)
    .execute();
  await db.schema
    .createIndex("parked_forms_by_staff")
    .on("parked_forms")
    .columns(["staff_id", "created_at"])
    .execute();
  await db.schema
    .createTable("activity")
    .addColumn("id", "integer", identity)
    .addColumn("at", "text", required)
    .addColumn("staff_name", "text", required)
    .addColumn("action", "text", required)
    .addColumn("subject", "text", textOrEmpty)
    .execute();
  await db.schema
    .createTable("settings")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("value", "text", textOrEmpty)
    .execute();
}
