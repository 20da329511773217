import { sql } from "kysely";
import { isOnSite } from "~/capabilities/publishing/on-site.server";
import { onPage } from "~/capabilities/translations/on-page.server";
import { type CalendarEntry, listComingEntries, listEntriesBetween } from "~/content/calendar/entry.server";
import { noticePath } from "~/content/notices/address";
import { type CalendarDay, calendarEntry } from "~/kinds/calendar-entry";
import { editPathOf } from "~/kinds/kind";
import { notice } from "~/kinds/notice";
import { excerpt } from "~/text/excerpt";
import type { Database } from "~db/connection.server";

const maxTitle = 80;
const endOfTime = "9999-12-31";
const maxDays = 500;

const toDay = ({ link, ...entry }: CalendarEntry): CalendarDay => ({
  ...entry,
  ...(link && { to: link }),
  key: `entry-${entry.id}`,
  edit: editPathOf(calendarEntry, entry.id),
});

export async function listNoticeEvents(db: Database, first: string, last: string, limit = maxDays) {
  const rows = await db
    .selectFrom("notices")
    .select(["id", "title", "details", "category", "event_date", "event_time", "event_end"])
    .select(["updated_at", "version"])
    // Repeats the condition of the index; a parameter would not do.
    .where(sql<boolean>`event_date <> ''`)
    .where("event_date", ">=", first)
    .where("event_date", "<=", last)
    .where(isOnSite("notices", new Date().toISOString(), { byOtherIndex: true }))
    .orderBy("event_date")
    .orderBy("event_time")
    .orderBy("id")
    .limit(limit)
    .execute();
  return onPage(db, notice, rows);
}

type NoticeEvent = Awaited<ReturnType<typeof listNoticeEvents>>[number];

/** Kind of day of a notice: a whole day in the category Holidays is one without school. */
export const kindOfDay = ({ category, event_time }: Pick<NoticeEvent, "category" | "event_time">) =>
  category === "holiday" && event_time === "" ? ("holiday" as const) : ("event" as const);

function toNoticeDay(row: NoticeEvent): CalendarDay {
  return {
    id: row.id,
    key: `notice-${row.id}`,
    date: row.event_date,
    last_date: row.event_date,
    title: excerpt(notice.nameOf(row), maxTitle),
    kind: kindOfDay(row),
    time: row.event_time,
    until: row.event_end,
    to: noticePath(row),
    edit: editPathOf(notice, row.id),
  };
}

/** Returns calendar entries and notices between two days, inclusive: holidays, then exams, then events. */
export async function listDaysBetween(db: Database, first: string, last: string): Promise<CalendarDay[]> {
  const [entries, events] = await Promise.all([
    listEntriesBetween(db, first, last),
    listNoticeEvents(db, first, last),
  ]);
  return [...entries.map(toDay), ...events.map(toNoticeDay)].sort(
    (one, other) => other.kind.localeCompare(one.kind) || one.date.localeCompare(other.date),
  );
}

/** Returns calendar entries and notices that have not ended by `today`, nearest first. */
export async function listComingDays(db: Database, today: string, limit = maxDays): Promise<CalendarDay[]> {
  const [entries, events] = await Promise.all([
    listComingEntries(db, today, limit),
    listNoticeEvents(db, today, endOfTime, limit),
  ]);
  return [...entries.map(toDay), ...events.map(toNoticeDay)]
    .sort((one, other) => one.date.localeCompare(other.date))
    .slice(0, limit);
}

export async function listNextOfEachKind(db: Database, today: string): Promise<CalendarDay[]> {
  const coming = await listComingDays(db, today);
  return coming.filter((day, index) => coming.findIndex(({ kind }) => kind === day.kind) === index);
}
