import { sql } from "kysely";
import type { Cursor } from "~/lists/cursor";
import type { Database } from "./connection.server";
import type { KeptTable } from "./schema";

/**
 * True if a cursor names a row that there is, in the trash or not. A made-up one may be answered, but is nothing to
 * keep in a cache: there is no end of them.
 * @param time the column of the time in the cursor
 */
export async function isCursorOfRow(
  db: Database,
  table: KeptTable,
  time: string,
  { id, created_at }: Cursor,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from ${sql.table(table)} where id = ${id} and ${sql.ref(time)} = ${created_at}`.execute(db);
  return rows.length > 0;
}
