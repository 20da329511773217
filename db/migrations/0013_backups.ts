import { type Kysely, sql } from "kysely";
import { identity, required, textOrEmpty } from "./columns";

/** Tables whose erased rows must not come back with a restored backup, each with the time that a row came in. */
const ledgered: [table: string, cameIn: string][] = [
  ["notices", "created_at"],
  ["jobs", "created_at"],
  ["photos", "created_at"],
  ["toppers", "created_at"],
  ["faculty", "created_at"],
  ["testimonials", "created_at"],
  ["popups", "created_at"],
  ["slides", "created_at"],
  ["videos", "created_at"],
  ["disclosures", "created_at"],
  ["calendar_entries", "created_at"],
  ["messages", "created_at"],
  ["resumes", "uploaded_at"],
  ["subscribers", "created_at"],
  ["pictures", "created_at"],
  ["staff", "created_at"],
];

/**
 * The backups that were made or asked for, and the ledger of what was erased: its table, its number and the time it
 * came in, nothing of what it said. Triggers keep the ledger, so that no code path can forget it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("backups")
    .addColumn("id", "integer", identity)
    .addColumn("name", "text", textOrEmpty)
    .addColumn("state", "text", required)
    .addColumn("asked_by", "text", textOrEmpty)
    .addColumn("started_at", "text", required)
    .addColumn("lease_until", "text", textOrEmpty)
    .addColumn("finished_at", "text")
    .addColumn("bytes", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("problem", "text", textOrEmpty)
    .addColumn("copied_at", "text")
    .addColumn("copy_problem", "text", textOrEmpty)
    .execute();
  await db.schema
    .createIndex("backups_by_state")
    .on("backups")
    .columns(["state", "started_at", "id"])
    .execute();
  await db.schema
    .createTable("erasures")
    .addColumn("id", "integer", identity)
    .addColumn("kind", "text", required)
    .addColumn("record_id", "integer", required)
    .addColumn("came_in_at", "text", required)
    .addColumn("erased_at", "text", required)
    .addUniqueConstraint("erasures_record", ["kind", "record_id", "came_in_at"])
    .execute();
  for (const [table, cameIn] of ledgered) {
    await sql
      .raw(
        `create trigger erasure_${table} after delete on ${table} begin
          insert into erasures (kind, record_id, came_in_at, erased_at)
          values ('${table}', old.id, old.${cameIn}, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
          on conflict do nothing;
        end`,
      )
      .execute(db);
  }
}
