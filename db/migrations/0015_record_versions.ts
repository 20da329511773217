import type { Kysely } from "kysely";

const tables = [
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
];

/** A number that rises with every change of a record, so that two people who change it at once can be told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of tables) {
    await db.schema
      .alterTable(table)
      .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
      .execute();
  }
}
