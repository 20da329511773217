import ical, { ICalCalendarMethod } from "ical-generator";
import { sharedNoticePath } from "~/content/notices/address";
import { eventHours } from "~/content/notices/event";
import { noticeName } from "~/content/notices/notice";
import type { StaffNotice } from "~/content/notices/notice.server";
import { instantAtSchool } from "~/dates/dates";
import { localAddress } from "~/languages/address";
import { withLastLineEnd } from "./last-line-end";

const hour = 60 * 60 * 1000;

/**
 * iCalendar file (RFC 5545) with a notice's event: all day, or in UTC. A stable UID replaces earlier
 * versions.
 * @param site base URL
 */
export function noticeEventFile(
  notice: StaffNotice,
  { site, school }: { site: string; school: string },
): string {
  const { id, event_date, event_time, updated_at, version } = notice;
  const host = new URL(site).hostname;
  const start = event_time
    ? new Date(instantAtSchool(`${event_date}T${event_time}:00`))
    : new Date(event_date);
  const address = site + localAddress(sharedNoticePath(notice));
  const calendar = ical({
    prodId: { company: host, product: "school notices", language: "EN" },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `notice-${id}@${host}`,
    start,
    end: new Date(start.getTime() + (event_time ? eventHours : 24) * hour),
    allDay: event_time === "",
    summary: noticeName(notice),
    description: `${school}\n${address}`,
    url: address,
    stamp: new Date(updated_at),
    sequence: version,
  });
  return withLastLineEnd(calendar.toString());
}
