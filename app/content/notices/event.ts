import { indianDate, timeSpan } from "~/dates/indian-dates";
import { weekdayName } from "~/dates/weekdays";

/** Event of a notice: `yyyy-MM-dd` and `HH:mm` in the school's time zone; empty if there is none. */
export interface NoticeEvent {
  event_date: string;
  event_time: string;
  event_end: string;
}

/** Hours of an event without an end; calendars do not show events without duration. */
const defaultHours = 1;

/** `Saturday, 5 December 2026, 10:00 am to 1:00 pm`; empty without an event. */
export function eventWords({ event_date, event_time, event_end }: NoticeEvent): string {
  if (!event_date) return "";
  return [weekdayName(event_date), indianDate(event_date), event_time && timeSpan(event_time, event_end)]
    .filter(Boolean)
    .join(", ");
}

/** Day of the event with its time, otherwise the day of posting. */
export const noticeDay = (notice: NoticeEvent & { date: string }): string =>
  eventWords(notice) || indianDate(notice.date);

export const eventPath = (id: number) => `/notices/${id}/event.ics`;

const hour = 60 * 60 * 1000;

/** Milliseconds from the start of an event to its end. */
export function eventDuration({ event_time, event_end }: NoticeEvent): number {
  if (!event_time) return 24 * hour;
  if (!event_end) return defaultHours * hour;
  return Date.parse(`1970-01-01T${event_end}Z`) - Date.parse(`1970-01-01T${event_time}Z`);
}

/** URL that opens Google Calendar with the event: most phones here cannot open calendar files. */
export function googleCalendarLink(
  event: NoticeEvent,
  { title, address, timeZone }: { title: string; address: string; timeZone: string },
): string {
  const { event_date, event_time } = event;
  const start = Date.parse(`${event_date}T${event_time || "00:00"}:00Z`);
  const end = start + eventDuration(event);
  // Local time; the zone is a separate parameter.
  const written = [start, end].map((moment) => {
    const [day = "", time = ""] = new Date(moment).toISOString().slice(0, 19).replace(/[-:]/g, "").split("T");
    return event_time ? `${day}T${time}` : day;
  });
  const query = new URLSearchParams({
    action: "TEMPLATE",
    text: title,
    dates: written.join("/"),
    details: address,
    ...(event_time && { ctz: timeZone }),
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}
