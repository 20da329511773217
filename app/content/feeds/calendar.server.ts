import ical, { ICalCalendarMethod, ICalEventTransparency } from "ical-generator";
import { pageLanguage, t } from "#say";
import { settingsOnPage } from "~/capabilities/settings/queries.server";
import { onPage } from "~/capabilities/translations/on-page.server";
import { calendarEntry, entryLabels } from "~/content/calendar/entry";
import { localAddress } from "~/languages/address";
import type { Database } from "~db/connection.server";
import { withLastLineEnd } from "./last-line-end";

/** Entries in a calendar that somebody subscribes to: some years of a school. */
const most = 1000;
/** Days after which an entry that is over leaves it. */
const daysBack = 400;

const day = 24 * 60 * 60 * 1000;

/** Where the files are, in the language of the page. */
export const calendarPaths = () => ({
  all: localAddress("/calendar.ics"),
  holidays: localAddress("/holidays.ics"),
});

interface Asked {
  /** The public address of the site. */
  site: string;
  /** Entries of one kind only. */
  kind?: "holiday";
}

/** The school's calendar as an iCalendar file (RFC 5545): whole days, which have no time zone and need none. */
export async function calendarFile(db: Database, { site, kind }: Asked, now = Date.now()): Promise<string> {
  let query = db
    .selectFrom("calendar_entries")
    .select(["id", "date", "last_date", "title", "kind", "updated_at", "version"])
    .where("deleted_at", "is", null)
    .where("last_date", ">=", new Date(now - daysBack * day).toISOString().slice(0, 10));
  if (kind) query = query.where("kind", "=", kind);
  const [settings, rows] = await Promise.all([
    settingsOnPage(db),
    query.orderBy("date").orderBy("id").limit(most).execute(),
  ]);
  const entries = await onPage(db, calendarEntry, rows);
  const host = new URL(site).hostname;
  const calendar = ical({
    name: kind
      ? t(/* Name of a calendar. */ "{school}: holidays", { school: settings.school_name })
      : settings.school_name,
    prodId: { company: host, product: "school calendar", language: pageLanguage().toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    // How often a program may look again, in seconds.
    ttl: 6 * 60 * 60,
    url: site + (kind ? calendarPaths().holidays : calendarPaths().all),
  });
  for (const entry of entries) {
    calendar.createEvent({
      id: `entry-${entry.id}@${host}`,
      start: new Date(entry.date),
      // The day after the last one, as the format has it.
      end: new Date(Date.parse(entry.last_date) + day),
      allDay: true,
      summary: entry.title,
      categories: [{ name: t(entryLabels[entry.kind]) }],
      stamp: new Date(entry.updated_at),
      sequence: entry.version,
      // It takes no time of anybody's day.
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return withLastLineEnd(calendar.toString());
}
