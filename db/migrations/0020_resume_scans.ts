import type { Kysely } from "kysely";

/** What the virus scanner said of a resume; those of before were not scanned. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("resumes")
    .addColumn("scan", "text", (column) => column.notNull().defaultTo("none"))
    .execute();
}
