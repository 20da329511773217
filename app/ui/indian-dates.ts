import { localMoment } from "./dates";

/*
 * Dates as visitors read them wherever the specification does not say otherwise. Apart from the dates of staff pages, whose
 * script is the same for all of them.
 */

const date = new Intl.DateTimeFormat("en-IN", { dateStyle: "long", timeZone: "UTC" });
const month = new Intl.DateTimeFormat("en-IN", { month: "long", year: "numeric", timeZone: "UTC" });
const clock = new Intl.DateTimeFormat("en-IN", { hour: "numeric", minute: "2-digit", timeZone: "UTC" });

const midnight = (day: string) => new Date(`${day}T00:00:00Z`);

/** Node and browsers put other spaces around a dash, and React takes that for another page. */
const plainSpaces = (text: string) => text.replace(/\s/g, " ");

/** A date, or the date of an ISO time at the school → `23 November 2026`. */
export function indianDate(time: string): string {
  return date.format(midnight(time.length > 10 ? localMoment(time).slice(0, 10) : time));
}

/** Two dates, `yyyy-MM-dd` → `18 May – 19 June 2026`; one where they are the same. */
export function indianSpan(first: string, last: string): string {
  return plainSpaces(date.formatRange(midnight(first), midnight(last)));
}

/** A time of the day, `16:30` → `4:30 pm`. */
export function indianTime(time: string): string {
  return plainSpaces(clock.format(new Date(`1970-01-01T${time}:00Z`)));
}

/** Date and time at the school, of an ISO time → `3 December 2026, 8:00 am`. */
export function indianMoment(iso: string): string {
  return `${indianDate(iso)}, ${indianTime(localMoment(iso).slice(11))}`;
}

/** A month, `yyyy-MM` → `November 2026`. */
export function monthLabel(name: string): string {
  return month.format(midnight(`${name}-01`));
}
