import { type Kysely, sql } from "kysely";
import { required } from "./columns";

/** What public pages are made of. */
const publicTables = [
  "notices",
  "jobs",
  "photos",
  "toppers",
  "faculty",
  "testimonials",
  "popups",
  "slides",
  "videos",
  "disclosures",
  "calendar_entries",
  "settings",
  "pictures",
];

/**
 * One number that rises with every change of public content, by triggers, so that no code path can forget it and
 * every process sees it. The page cache keeps a page as long as the number stands still.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createTable("content_revision").addColumn("revision", "integer", required).execute();
  await sql`insert into content_revision (revision) values (1)`.execute(db);
  for (const table of publicTables) {
    for (const deed of ["insert", "update", "delete"]) {
      await sql
        .raw(
          `create trigger revision_${table}_${deed} after ${deed} on ${table} begin update content_revision set revision = revision + 1; end`,
        )
        .execute(db);
    }
  }
}
