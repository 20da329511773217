import type { Database } from "~db/connection.server";
import { keptKinds } from "./registry";

/** Tables whose order staff choose: those of the kinds with a position among their fields. */
const placed = new Set<string>(
  keptKinds.filter(({ fields }) => "position" in fields).map(({ table }) => table),
);

/** Whether records of a table have a place in an order. */
export const hasPlaces = (table: string): boolean => placed.has(table);

/**
 * Numbers the records of a table that are not in the trash from 1 on, without gaps, so that what a form says of a place is
 * so. A record that has just been put at a place stands there, and the others move along; that is no change of theirs.
 */
export async function numberPlaces(db: Database, name: string, moved?: number): Promise<void> {
  const table = name as "slides";
  const rows = await db
    .selectFrom(table)
    .select(["id", "position"])
    .where("deleted_at", "is", null)
    .orderBy("position")
    .orderBy("id")
    .execute();
  const record = rows.find(({ id }) => id === moved);
  const order = rows.filter(({ id }) => id !== moved);
  if (record) order.splice(record.position - 1, 0, record);
  for (const [index, { id, position }] of order.entries()) {
    if (position === index + 1) continue;
    await db
      .updateTable(table)
      .set({ position: index + 1 })
      .where("id", "=", id)
      .execute();
  }
}
