import { type Kysely, sql } from "kysely";
import { identity, required } from "./columns";

/**
 * The second step of a login: a secret shared with the person's phone, sealed (app/services/sealed.server.ts), the last
 * time step of which a code was taken, and the hashes of recovery codes. `proved_at` says when the person of a session
 * last proved who they are.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("second_steps")
    .addColumn("staff_id", "integer", (column) =>
      column.primaryKey().references("staff.id").onDelete("cascade"),
    )
    .addColumn("secret", "text", required)
    .addColumn("last_time_step", "integer", required)
    .addColumn("created_at", "text", required)
    .execute();
  await db.schema
    .createTable("recovery_codes")
    .addColumn("id", "integer", identity)
    .addColumn("staff_id", "integer", (column) => column.notNull().references("staff.id").onDelete("cascade"))
    .addColumn("code_hash", "text", required)
    .addColumn("used_at", "text")
    .execute();
  await db.schema
    .createIndex("recovery_codes_by_staff")
    .on("recovery_codes")
    .columns(["staff_id", "code_hash"])
    .execute();
  await sql`alter table sessions add column proved_at text`.execute(db);
}
