import { type Kysely, sql } from "kysely";

/** Faculty have a place in an order, as slides have: those that there are keep the one they had, the newest first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("faculty")
    .addColumn("position", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`
    update faculty set position = (
      select count(*) from faculty as other
      where other.deleted_at is null
        and (other.created_at > faculty.created_at or (other.created_at = faculty.created_at and other.id >= faculty.id))
    )`.execute(db);
}
