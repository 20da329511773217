import { sql } from "kysely";
import type { Cursor } from "~/lists/cursor";
import type { Database } from "./connection.server";
import type { SoftDeletableTable } from "./schema";

/**
 * True if a cursor belongs to an existing row, deleted or not. Only then can the page be cached: made-up
 * cursors are endless.
 * @param time the cursor's time column
 */
export async function isCursorOfRow(
  db: Database,
  table: SoftDeletableTable,
  time: string,
  { id, created_at }: Cursor,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from ${sql.table(table)} where id = ${id} and ${sql.ref(time)} = ${created_at}`.execute(db);
  return rows.length > 0;
}
