import type { Kysely } from "kysely";
import { identity, required, textOrEmpty } from "./columns";

/** What the first journey needs: notices, the calendar behind the Events tab, newsletter addresses. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("notices")
    .addColumn("id", "integer", identity)
    .addColumn("title", "text", textOrEmpty)
    .addColumn("details", "text", required)
    .addColumn("date", "text", required)
    .addColumn("category", "text", required)
    .addColumn("priority", "text", required)
    .addColumn("created_at", "text", required)
    .addColumn("updated_at", "text", required)
    .addColumn("deleted_at", "text")
    .execute();
  await db.schema
    .createIndex("notices_newest")
    .on("notices")
    .columns(["deleted_at", "created_at", "id"])
    .execute();
  await db.schema
    .createIndex("notices_newest_in_category")
    .on("notices")
    .columns(["deleted_at", "category", "created_at", "id"])
    .execute();
  await db.schema
    .createTable("calendar_entries")
    .addColumn("id", "integer", identity)
    .addColumn("date", "text", required)
    .addColumn("title", "text", required)
    .addColumn("kind", "text", required)
    .addColumn("created_at", "text", required)
    .addColumn("updated_at", "text", required)
    .addColumn("deleted_at", "text")
    .execute();
  await db.schema
    .createIndex("calendar_entries_by_date")
    .on("calendar_entries")
    .columns(["deleted_at", "date"])
    .execute();
  await db.schema
    .createTable("subscribers")
    .addColumn("id", "integer", identity)
    .addColumn("email", "text", (column) => column.notNull().unique())
    .addColumn("token", "text", (column) => column.notNull().unique())
    .addColumn("created_at", "text", required)
    .execute();
}
