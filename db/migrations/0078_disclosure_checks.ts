import { type Kysely, sql } from "kysely";
import { required, textOrEmpty } from "./columns";

/**
 * What the nightly checks of the disclosure found: of the file of each document, with the hash it had when it was first seen; of
 * the links on the public pages; when each check ran; and on which day the school sent its annual report to CBSE.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("document_checks")
    .addColumn("disclosure_id", "integer", (column) =>
      column.primaryKey().references("disclosures.id").onDelete("cascade"),
    )
    .addColumn("url", "text", required)
    .addColumn("sha256", "text", textOrEmpty)
    .addColumn("bytes", "integer", required)
    .addColumn("pages", "integer")
    .addColumn("problem", "text", textOrEmpty)
    .addColumn("checked_at", "text", required)
    .execute();
  await db.schema
    .createTable("checked_links")
    .addColumn("url", "text", (column) => column.primaryKey().notNull())
    .addColumn("page", "text", required)
    .addColumn("own", "integer", required)
    .addColumn("problem", "text", textOrEmpty)
    .addColumn("failures", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("off", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("checked_at", "text")
    .addColumn("next_at", "text", textOrEmpty)
    .execute();
  await sql`create index checked_links_due on checked_links (next_at) where own = 0 and off = 0`.execute(db);
  await db.schema
    .createTable("check_runs")
    .addColumn("name", "text", (column) => column.primaryKey().notNull())
    .addColumn("day", "text", required)
    .addColumn("finished_at", "text", required)
    .execute();
  await db.schema
    .createTable("annual_reports")
    .addColumn("year", "integer", (column) => column.primaryKey().notNull())
    .addColumn("sent_on", "text", required)
    .addColumn("saved_by", "text", required)
    .addColumn("saved_at", "text", required)
    .execute();
}
