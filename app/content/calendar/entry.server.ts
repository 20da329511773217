import { sql } from "kysely";
import { z } from "zod";
import { msg } from "#message";
import { onPage } from "~/capabilities/translations/on-page.server";
import { parserOf } from "~/forms/fields.server";
import { isSitePath } from "~/links/site-path";
import type { Listing } from "~/lists/paging.server";
import { recordsOf } from "~/records/records.server";
import type { Database } from "~db/connection.server";
import type { CalendarEntryRow } from "~db/schema";
import { searchSoftDeletable } from "~db/search";
import { calendarEntry } from "../../kinds/calendar-entry";

export type CalendarEntry = Pick<CalendarEntryRow, (typeof columns)[number]>;

export const calendar = recordsOf(calendarEntry);

const columns = ["id", "date", "last_date", "title", "kind", "classes", "link"] as const;

const entries = (db: Database) =>
  db.selectFrom("calendar_entries").select(columns).where("deleted_at", "is", null);

export async function listComingEntries(
  db: Database,
  today: string,
  limit: number,
): Promise<CalendarEntry[]> {
  const coming = entries(db).where("last_date", ">=", today).orderBy("date").orderBy("id").limit(limit);
  return onPage(db, calendarEntry, await coming.execute());
}

export interface EntryForStaff extends CalendarEntry {
  created_at: string;
  /** True if the entry has not ended: such entries come first. */
  pinned: boolean;
}

/** Lists coming entries, nearest first, then past ones, latest first. A search lists the newest first. */
export async function listEntriesForStaff(
  db: Database,
  { limit, after, search, filter }: Listing,
  today: string,
): Promise<EntryForStaff[]> {
  const isComing = sql<boolean>`last_date >= ${today}`;
  const isPast = sql<boolean>`last_date < ${today}`;
  let query = entries(db);
  if (search) {
    query = query.where(
      "id",
      "in",
      await searchSoftDeletable(db, "calendar_entries", { search, limit, after, filter }),
    );
  } else {
    if (filter) query = query.where(filter);
    if (after) {
      const place = sql`(${after.created_at}, ${after.id})`;
      query = query.where(
        after.pinned
          ? sql<boolean>`(${isPast} or (date, id) > ${place})`
          : sql<boolean>`(${isPast} and (date, id) < ${place})`,
      );
    }
    query = query
      .orderBy(isComing, "desc")
      .orderBy(sql`case when ${isComing} then date end`)
      .orderBy(sql`case when ${isComing} then id end`)
      .orderBy("date", "desc");
  }
  const rows = await query.orderBy("id", "desc").limit(limit).execute();
  return rows.map((row) => ({ ...row, created_at: row.date, pinned: row.last_date >= today }));
}

export async function listEntriesBetween(
  db: Database,
  first: string,
  last: string,
): Promise<CalendarEntry[]> {
  const touching = entries(db)
    .where("last_date", ">=", first)
    .where("date", "<=", last)
    .orderBy("kind", "desc")
    .orderBy("date")
    .orderBy("id");
  return onPage(db, calendarEntry, await touching.execute());
}

const maxDurationMs = 366 * 24 * 60 * 60 * 1000;

/** Required by specification section 3: date and title. */
export const parseCalendarEntry = parserOf(calendarEntry.fields, {
  fields: ({ link }) => ({
    last_date: z
      .union([z.literal(""), z.iso.date()], msg("Enter the last day, such as 2026-04-10"))
      .default(""),
    kind: z.enum(["event", "exam", "holiday"], calendarEntry.fields.kind.required),
    link: link.refine(
      (address) => address === "" || isSitePath(address),
      msg("Enter a page of this site, such as /notices"),
    ),
  }),
  whole: (form) =>
    form
      .transform((entry) => ({ ...entry, last_date: entry.last_date || entry.date }))
      .refine(({ date, last_date }) => last_date >= date, {
        path: ["last_date"],
        message: msg("The last day is before the first. Correct one of them."),
      })
      .refine(({ date, last_date }) => Date.parse(last_date) - Date.parse(date) <= maxDurationMs, {
        path: ["last_date"],
        message: msg("An entry lasts a year at most"),
      }),
});
