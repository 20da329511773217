import ical, { type ICalCalendar, ICalCalendarMethod, type ICalEventData } from "ical-generator";
import { sharedNoticePath } from "~/content/notices/address";
import { eventDuration } from "~/content/notices/event";
import type { StaffNotice } from "~/content/notices/notice.server";
import { instantAtSchool } from "~/dates/dates";
import { noticeName } from "~/kinds/notice";
import { localAddress } from "~/languages/address";
import { withLastLineEnd } from "./last-line-end";

type Noticed = Pick<
  StaffNotice,
  "id" | "title" | "details" | "event_date" | "event_time" | "event_end" | "updated_at" | "version"
>;

interface Place {
  site: string;
  school: string;
}

/** Adds a notice's event: all day, or in UTC. A stable UID replaces earlier versions. */
export function addNoticeEvent(
  calendar: ICalCalendar,
  notice: Noticed,
  { site, school }: Place,
  more: Partial<ICalEventData> = {},
): void {
  const { id, event_date, event_time, updated_at, version } = notice;
  const start = event_time
    ? new Date(instantAtSchool(`${event_date}T${event_time}:00`))
    : new Date(event_date);
  const address = site + localAddress(sharedNoticePath(notice));
  calendar.createEvent({
    id: `notice-${id}@${new URL(site).hostname}`,
    start,
    end: new Date(start.getTime() + eventDuration(notice)),
    allDay: event_time === "",
    summary: noticeName(notice),
    description: `${school}\n${address}`,
    url: address,
    stamp: new Date(updated_at),
    sequence: version,
    ...more,
  });
}

/** iCalendar file (RFC 5545) with a notice's event. */
export function noticeEventFile(notice: Noticed, place: Place): string {
  const calendar = ical({
    prodId: { company: new URL(place.site).hostname, product: "school notices", language: "EN" },
    method: ICalCalendarMethod.PUBLISH,
  });
  addNoticeEvent(calendar, notice, place);
  return withLastLineEnd(calendar.toString());
}
