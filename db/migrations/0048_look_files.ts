import type { Kysely } from "kysely";
import { required } from "./columns";
import { raiseRevision } from "./helpers";

/** The school's logo in all its sizes, and the picture of shared links. They are small, and go with the settings that name them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("look_files")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("kind", "text", required)
    .addColumn("data", "text", required)
    .execute();
  await raiseRevision(db, "look_files");
}
