import type { Listing } from "~/forms/paging.server";
import type { Database } from "~db/connection.server";
import type { CalendarEntryRow } from "~db/schema";
import { searchKept } from "~db/search";
import type { CalendarEntryValues } from "./form.server";

export type CalendarEntry = Pick<CalendarEntryRow, (typeof columns)[number]>;

const columns = ["id", "date", "last_date", "title", "kind"] as const;

/** Events and holidays that are not over on `today`, the nearest first. */
export async function listComingEntries(
  db: Database,
  today: string,
  limit: number,
): Promise<CalendarEntry[]> {
  return db
    .selectFrom("calendar_entries")
    .select(columns)
    .where("deleted_at", "is", null)
    .where("last_date", ">=", today)
    .orderBy("date")
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** @returns the new entry's id */
export async function createCalendarEntry(db: Database, values: CalendarEntryValues): Promise<number> {
  const now = new Date().toISOString();
  const { id } = await db
    .insertInto("calendar_entries")
    .values({ ...values, created_at: now, updated_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Entries for staff, the latest date first; here the cursor's time is the date. */
export async function listEntriesForStaff(
  db: Database,
  { limit, after, search }: Listing,
): Promise<CalendarEntry[]> {
  let query = db.selectFrom("calendar_entries").select(columns);
  if (search) {
    query = query.where("id", "in", await searchKept(db, "calendar_entries", { search, limit, after }));
  } else {
    query = query.where("deleted_at", "is", null);
    if (after) {
      query = query.where((where) =>
        where(where.refTuple("date", "id"), "<", where.tuple(after.created_at, after.id)),
      );
    }
  }
  return query
    .orderBy(search ? "id" : "date", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** An entry that is not in the trash. */
export async function findCalendarEntry(db: Database, id: number): Promise<CalendarEntry | undefined> {
  return db
    .selectFrom("calendar_entries")
    .select(columns)
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
}

/** @returns whether there was such an entry */
export async function updateCalendarEntry(
  db: Database,
  id: number,
  values: CalendarEntryValues,
): Promise<boolean> {
  const result = await db
    .updateTable("calendar_entries")
    .set({ ...values, updated_at: new Date().toISOString() })
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Takes an entry off the calendar. */
export async function deleteCalendarEntry(db: Database, id: number): Promise<void> {
  await db
    .updateTable("calendar_entries")
    .set({ deleted_at: new Date().toISOString() })
    .where("id", "=", id)
    .execute();
}

/** Entries that touch the days from one date to another, both included, holidays before events. */
export async function listEntriesBetween(
  db: Database,
  first: string,
  last: string,
): Promise<CalendarEntry[]> {
  return db
    .selectFrom("calendar_entries")
    .select(columns)
    .where("deleted_at", "is", null)
    .where("last_date", ">=", first)
    .where("date", "<=", last)
    .orderBy("kind", "desc")
    .orderBy("date")
    .orderBy("id")
    .execute();
}
