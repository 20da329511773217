import { recordsOf } from "~/content/records/records.server";
import type { Listing } from "~/forms/paging.server";
import type { Database } from "~db/connection.server";
import type { CalendarEntryRow } from "~db/schema";
import { searchKept } from "~db/search";
import { calendarEntry } from "./entry";

export type CalendarEntry = Pick<CalendarEntryRow, (typeof columns)[number]>;

/** Events and holidays. */
export const calendar = recordsOf(calendarEntry);

const columns = ["id", "date", "last_date", "title", "kind"] as const;

const entries = (db: Database) =>
  db.selectFrom("calendar_entries").select(columns).where("deleted_at", "is", null);

/** Events and holidays that are not over on `today`, the nearest first. */
export async function listComingEntries(
  db: Database,
  today: string,
  limit: number,
): Promise<CalendarEntry[]> {
  return entries(db).where("last_date", ">=", today).orderBy("date").orderBy("id").limit(limit).execute();
}

/** Entries for staff, the latest date first; here the cursor's time is the date. */
export async function listEntriesForStaff(
  db: Database,
  { limit, after, search, filter }: Listing,
): Promise<CalendarEntry[]> {
  let query = entries(db);
  if (search) {
    query = query.where(
      "id",
      "in",
      await searchKept(db, "calendar_entries", { search, limit, after, filter }),
    );
  } else {
    if (filter) query = query.where(filter);
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

/** Entries that touch the days from one date to another, both included, holidays before events. */
export async function listEntriesBetween(
  db: Database,
  first: string,
  last: string,
): Promise<CalendarEntry[]> {
  return entries(db)
    .where("last_date", ">=", first)
    .where("date", "<=", last)
    .orderBy("kind", "desc")
    .orderBy("date")
    .orderBy("id")
    .execute();
}
