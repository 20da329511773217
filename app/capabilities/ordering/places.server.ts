import { sql } from "kysely";
import type { Database } from "~db/connection.server";
import { staffKinds } from "../../kinds/registry";

const placed = new Set<string>(staffKinds.filter(({ ordered }) => ordered).map(({ table }) => table));

export const hasPlaces = (table: string): boolean => placed.has(table);

/** Part of a table with its own order: records with this value, by this position column. */
export interface Within {
  column: string;
  value: number;
  place: string;
}

/** Ignores the trash. */
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

/** Removes gaps without a new version. A record just placed keeps its position; the others move. */
export async function numberPlaces(db: Database, name: string, moved?: number): Promise<void> {
  const rows = await readPlaces(db, name);
  const record = rows.find(({ id }) => id === moved);
  const order = rows.filter(({ id }) => id !== moved);
  if (record) order.splice(Math.max(0, record.position - 1), 0, record);
  await writePlaces(db, name, order);
}

export interface Move {
  id: number;
  side: "before" | "after";
  beside: number;
}

/** Parses `12 before 11`; undefined for other texts. */
export function parseMove(text: string | null): Move | undefined {
  const match = /^(\d{1,15}) (before|after) (\d{1,15})$/.exec(text ?? "");
  if (!match) return undefined;
  return { id: Number(match[1]), side: match[2] as Move["side"], beside: Number(match[3]) };
}

/** Next to the neighbour that the user saw, so that a second click changes nothing. Needs a transaction. */
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
  // The neighbour's index shifted when the record was removed.
  rows.splice(to, 0, record);
  await writePlaces(db, name, rows, within?.place);
  return "moved";
}
