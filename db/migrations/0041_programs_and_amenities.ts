import { type Kysely, sql } from "kysely";
import { required } from "./columns";
import { createKeptTable } from "./helpers";

/** Programs and amenities, which were fixed until now, and whether a site has been given what it showed of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createKeptTable(db, "programs", {
    texts: ["title", "grades", "details", "subjects"],
    more: (table) => table.addColumn("position", "integer", required),
  });
  await createKeptTable(db, "amenities", {
    texts: ["label", "icon"],
    more: (table) => table.addColumn("position", "integer", required),
  });
  await sql`alter table site_identity add column has_programs integer not null default 0`.execute(db);
}
