import type { Cursor } from "~/forms/cursor";
import type { Database } from "./connection.server";

/**
 * Whether a cursor names a row that there is, in the trash or not. A made-up one may be answered, but is nothing to
 * keep in a cache: there is no end of them.
 */
export async function isCursorOfRow(
  db: Database,
  table: "notices" | "photos",
  { id, created_at }: Cursor,
): Promise<boolean> {
  const row = await db
    .selectFrom(table)
    .select("id")
    .where("id", "=", id)
    .where("created_at", "=", created_at)
    .executeTakeFirst();
  return row !== undefined;
}
