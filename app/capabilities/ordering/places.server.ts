import { sql } from "kysely";
import type { Database } from "~db/connection.server";
import { keptKinds } from "../../content/records/registry";

/** Tables whose order staff choose. */
const placed = new Set<string>(keptKinds.filter(({ ordered }) => ordered).map(({ table }) => table));

/** True if records of a table have a place in an order. */
export const hasPlaces = (table: string): boolean => placed.has(table);

/** Those of a table that stand in one order, where it has several: with this value in a column, by the places in another. */
export interface Within {
  column: string;
  value: number;
  place: string;
}

/** The records of a table that are not in the trash, in their order. */
async function readPlaces(db: Database, name: string, within?: Within) {
  const place = sql.ref<number>(within?.place ?? "position");
  let query = db
    .selectFrom(name as "slides")
    .select(["id", place.as("position")])
    .where("deleted_at", "is", null);
  if (within) query = query.where(sql.ref(within.column), "=", within.value);
  return query.orderBy(place).orderBy("id").execute();
}

type Place = Awaited<ReturnType<typeof readPlaces>>[number];

/** Writes the places of records that stand in this order now, from 1 on, without gaps. */
async function writePlaces(db: Database, name: string, order: Place[], column = "position"): Promise<void> {
  for (const [index, { id, position }] of order.entries()) {
    if (position === index + 1) continue;
    await db
      .updateTable(name as "slides")
      .set({ [column]: index + 1 })
      .where("id", "=", id)
      .execute();
  }
}

/**
 * Numbers the records of a table that are not in the trash from 1 on, without gaps, so that what a form says of a place is
 * so. A record that has just been put at a place stands there, and the others move along; that is no change of theirs.
 */
export async function numberPlaces(db: Database, name: string, moved?: number): Promise<void> {
  const rows = await readPlaces(db, name);
  const record = rows.find(({ id }) => id === moved);
  const order = rows.filter(({ id }) => id !== moved);
  if (record) order.splice(Math.max(0, record.position - 1), 0, record);
  await writePlaces(db, name, order);
}

/** A record that is to stand before or after another one. */
export interface Move {
  id: number;
  side: "before" | "after";
  beside: number;
}

/** Reads `12 before 11`; undefined for anything else. */
export function parseMove(text: string | null): Move | undefined {
  const match = /^(\d{1,15}) (before|after) (\d{1,15})$/.exec(text ?? "");
  if (!match) return undefined;
  return { id: Number(match[1]), side: match[2] as Move["side"], beside: Number(match[3]) };
}

/**
 * Moves a record before or after the one that it was seen beside; call it in a transaction. Where it stands on that side
 * already, however far away, it stays: a second click, or a page that is old, moves nothing too far.
 * @param within the order that both stand in, where a table has several
 * @returns true if it was moved; "changed" where one of the two is no longer in the list
 */
export async function moveBeside(
  db: Database,
  name: string,
  { id, side, beside }: Move,
  within?: Within,
): Promise<"moved" | "there already" | "changed"> {
  const rows = await readPlaces(db, name, within);
  const from = rows.findIndex((row) => row.id === id);
  const to = rows.findIndex((row) => row.id === beside);
  const [record] = rows.slice(from, from + 1);
  if (from < 0 || to < 0 || !record) return "changed";
  if (side === "before" ? from <= to : from >= to) return "there already";
  rows.splice(from, 1);
  // The other one moved up where the record stood before it.
  rows.splice(to, 0, record);
  await writePlaces(db, name, rows, within?.place);
  return "moved";
}
