import { type Kysely, sql } from "kysely";
import { identity, required, textOrEmpty } from "./columns";

/**
 * What lets the server tell its own litter from somebody's work: the identity that the database shares with its uploads
 * folder, the stretches of time in which the machine's clock ran without a jump, and what background work could not do.
 * Documents are looked up by their address when files are compared with rows.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("site_identity")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("identity", "text", required)
    .addColumn("sample_content", "text", textOrEmpty)
    .addColumn("created_at", "text", required)
    .execute();
  await db.schema
    .createTable("clock_spells")
    .addColumn("id", "integer", identity)
    .addColumn("began_at", "text", required)
    .addColumn("last_beat_at", "text", required)
    .addColumn("doubt", "text", textOrEmpty)
    .addColumn("confirmed_at", "text", textOrEmpty)
    .execute();
  await db.schema
    .createTable("problems")
    .addColumn("source", "text", required)
    .addColumn("key", "text", required)
    .addColumn("words", "text", required)
    .addColumn("first_at", "text", required)
    .addColumn("last_at", "text", required)
    .addPrimaryKeyConstraint("problems_key", ["source", "key"])
    .execute();
  await sql`create index disclosures_by_url on disclosures (url)`.execute(db);
}
