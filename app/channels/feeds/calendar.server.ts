import ical, { ICalCalendarMethod, ICalEventTransparency } from "ical-generator";
import { pageLanguage, t } from "#say";
import { kindOfDay, listNoticeEvents } from "~/agenda/agenda.server";
import { onPage } from "~/capabilities/translations/on-page.server";
import { calendarEntry, entryLabels } from "~/kinds/calendar-entry";
import { localAddress } from "~/languages/address";
import { settingsOnPage } from "~/settings/queries.server";
import type { Database } from "~db/connection.server";
import { withLastLineEnd } from "./last-line-end";
import { addNoticeEvent } from "./notice-event.server";

const maxEntries = 1000;
/** Days before past entries are dropped. */
const daysBack = 400;
const daysAhead = 800;

const day = 24 * 60 * 60 * 1000;

export const calendarPaths = () => ({
  all: localAddress("/calendar.ics"),
  holidays: localAddress("/holidays.ics"),
});

interface Asked {
  site: string;
  kind?: "holiday";
}

/** iCalendar file (RFC 5545) with all-day entries, which need no time zone, and the events of notices. */
export async function calendarFile(db: Database, { site, kind }: Asked, now = Date.now()): Promise<string> {
  const first = new Date(now - daysBack * day).toISOString().slice(0, 10);
  const last = new Date(now + daysAhead * day).toISOString().slice(0, 10);
  let query = db
    .selectFrom("calendar_entries")
    .select(["id", "date", "last_date", "title", "kind", "updated_at", "version"])
    .where("deleted_at", "is", null)
    .where("last_date", ">=", first);
  if (kind) query = query.where("kind", "=", kind);
  const [settings, rows, notices] = await Promise.all([
    settingsOnPage(db),
    query.orderBy("date").orderBy("id").limit(maxEntries).execute(),
    listNoticeEvents(db, first, last, maxEntries),
  ]);
  const entries = await onPage(db, calendarEntry, rows);
  const host = new URL(site).hostname;
  const calendar = ical({
    name: kind
      ? t(/* Name of a calendar. */ "{school}: holidays", { school: settings.school_name })
      : settings.school_name,
    prodId: { company: host, product: "school calendar", language: pageLanguage().toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    // Refresh interval in seconds.
    ttl: 6 * 60 * 60,
    url: site + (kind ? calendarPaths().holidays : calendarPaths().all),
  });
  for (const entry of entries) {
    calendar.createEvent({
      id: `entry-${entry.id}@${host}`,
      start: new Date(entry.date),
      // Exclusive, as in RFC 5545.
      end: new Date(Date.parse(entry.last_date) + day),
      allDay: true,
      summary: entry.title,
      categories: [{ name: t(entryLabels[entry.kind]) }],
      stamp: new Date(entry.updated_at),
      sequence: entry.version,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  for (const notice of notices) {
    const own = kindOfDay(notice);
    if (kind && own !== kind) continue;
    addNoticeEvent(
      calendar,
      notice,
      { site, school: settings.school_name },
      {
        categories: [{ name: t(entryLabels[own]) }],
        transparency: ICalEventTransparency.TRANSPARENT,
      },
    );
  }
  return withLastLineEnd(calendar.toString());
}
