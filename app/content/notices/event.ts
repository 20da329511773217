import { indianDate, indianTime } from "~/dates/indian-dates";

/** The day that a notice is about: `yyyy-MM-dd` and `HH:mm` as the school's clock shows it; empty if it has none. */
export interface NoticeEvent {
  event_date: string;
  event_time: string;
}

/** Hours that calendars keep free for an event with a time: they show one without an end as nothing. */
export const eventHours = 1;

/** `5 December 2026, 10:00 am`; empty if the notice is about no day. */
export function eventWords({ event_date, event_time }: NoticeEvent): string {
  if (!event_date) return "";
  return event_time ? `${indianDate(event_date)}, ${indianTime(event_time)}` : indianDate(event_date);
}

/** The event as a file for calendars. */
export const eventPath = (id: number) => `/notices/${id}/event.ics`;

/** Milliseconds of an hour. */
const hour = 60 * 60 * 1000;

/** What Google's calendar opens with the event filled in: on most phones here a file opens nothing. */
export function googleCalendarLink(
  { event_date, event_time }: NoticeEvent,
  { title, address, timeZone }: { title: string; address: string; timeZone: string },
): string {
  const start = Date.parse(`${event_date}T${event_time || "00:00"}:00Z`);
  const end = start + (event_time ? eventHours : 24) * hour;
  // As its clock shows them; the zone is named beside.
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
