import type { Database } from "~db/connection.server";
import type { CalendarEntryRow } from "~db/schema";

export type CalendarEntry = Pick<CalendarEntryRow, "id" | "date" | "title" | "kind">;

const columns = ["id", "date", "title", "kind"] as const;

/** Events and holidays from `today` on, the nearest first. */
export async function listComingEntries(
  db: Database,
  today: string,
  limit: number,
): Promise<CalendarEntry[]> {
  return db
    .selectFrom("calendar_entries")
    .select(columns)
    .where("deleted_at", "is", null)
    .where("date", ">=", today)
    .orderBy("date")
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** @returns the new entry's id */
export async function createCalendarEntry(
  db: Database,
  values: Pick<CalendarEntryRow, "date" | "title" | "kind">,
): Promise<number> {
  const now = new Date().toISOString();
  const { id } = await db
    .insertInto("calendar_entries")
    .values({ ...values, created_at: now, updated_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
