import { pageLanguage } from "#say";
import { dateInWords, spanInWords } from "./dates-in-words";

export const defaultTimeZone = "Asia/Kolkata";

const long = new Intl.DateTimeFormat("en-US", {
  month: "long",
  day: "numeric",
  year: "numeric",
  timeZone: "UTC",
});
const short = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "numeric",
  year: "numeric",
  timeZone: "UTC",
});

const createFormats = (timeZone: string) => ({
  timeZone,
  day: new Intl.DateTimeFormat("en-US", { year: "numeric", month: "2-digit", day: "2-digit", timeZone }),
  wallClock: new Intl.DateTimeFormat("en-US", {
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
    hourCycle: "h23",
    timeZone,
  }),
  moment: new Intl.DateTimeFormat("en-US", {
    month: "short",
    day: "numeric",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZone,
  }),
  clock: new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone }),
  time: new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit", timeZone }),
});

/** Global, because a process serves one school; the machine's zone is never used. */
let atSchool = createFormats(defaultTimeZone);

export function isTimeZone(name: string): boolean {
  try {
    return /^[A-Za-z]/.test(name) && new Intl.DateTimeFormat("en-US", { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}

/** Called when settings are read. Unknown names are ignored. */
export function setSchoolZone(timeZone: string): void {
  if (timeZone !== atSchool.timeZone && isTimeZone(timeZone)) atSchool = createFormats(timeZone);
}

const readParts = (format: Intl.DateTimeFormat, moment: Date | number) =>
  Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));

export function todayAtSchool(now = new Date()): string {
  // From parts: locales with this format differ between browsers.
  const parts = readParts(atSchool.day, now);
  return `${parts.year}-${parts.month}-${parts.day}`;
}

/** Milliseconds by which the school's clock is ahead of UTC. */
function offsetAt(moment: number): number {
  // Browsers before Chrome 95 and Safari 15.4 cannot name an offset.
  const parts = readParts(atSchool.wallClock, moment);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts[type]);
  const wallClock = Date.UTC(
    part("year"),
    part("month") - 1,
    part("day"),
    part("hour") % 24,
    part("minute"),
    part("second"),
  );
  return wallClock - Math.floor(moment / 1000) * 1000;
}

/** Milliseconds since 1970 of a local time such as `2026-03-14T02:30:00`; NaN if invalid. */
export function instantAtSchool(local: string): number {
  const utc = Date.parse(`${local}Z`);
  if (Number.isNaN(utc)) return utc;
  const guess = utc - offsetAt(utc);
  // The first guess can be on the other side of a daylight saving change.
  return utc - offsetAt(guess);
}

/** True for an existing date, `yyyy-MM-dd`. */
export function isDate(date: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(date) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}

/** @param date `yyyy-MM-dd` @param days can be negative */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

/** Milliseconds since 1970 at which a date (`yyyy-MM-dd`) ends at the school; NaN if invalid. */
export function endOfDay(date: string): number {
  if (!isDate(date)) return Number.NaN;
  return instantAtSchool(`${addDays(date, 1)}T00:00:00`);
}

/** Local time for a `datetime-local` input: `2026-12-03T08:00`. */
export function localMoment(iso: string): string {
  const moment = new Date(iso);
  return `${todayAtSchool(moment)}T${atSchool.clock.format(moment)}`;
}

const toDate = (time: string) => (time.length > 10 ? todayAtSchool(new Date(time)) : time);

export const midnight = (date: string) => new Date(`${date}T00:00:00Z`);

/** Node and browsers use different spaces, which would break hydration. */
export const plainSpaces = (text: string) => text.replace(/\s/g, " ");

/** Formats two dates, `yyyy-MM-dd`, as a range. Browsers before Chrome 76 and Safari 14.1 write both in full. */
export function formatSpan(format: Intl.DateTimeFormat, first: string, last: string): string {
  const [start, end] = [midnight(first), midnight(last)];
  const { formatRange }: { formatRange?: typeof format.formatRange } = format;
  const range = formatRange?.call(format, start, end) ?? `${format.format(start)} – ${format.format(end)}`;
  return plainSpaces(range);
}

const isEnglish = () => pageLanguage() === "en";

/** `May 18, 2025`: long US format of the home page (specification section 9). */
export function longDate(time: string): string {
  const date = toDate(time);
  return isEnglish() ? long.format(midnight(date)) : dateInWords(date);
}

export function shortSpan(first: string, last: string): string {
  if (!isEnglish()) return spanInWords(first, last);
  return formatSpan(short, first, last);
}

/** `Jun 20, 2025`: short US format of staff lists (specification section 9). */
export function shortDate(time: string): string {
  const date = toDate(time);
  return isEnglish() ? short.format(midnight(date)) : dateInWords(date);
}

/** `8:00 AM` */
export function clockAtSchool(iso: string): string {
  const moment = new Date(iso);
  return isEnglish() ? plainSpaces(atSchool.time.format(moment)) : atSchool.clock.format(moment);
}

export const longMoment = (iso: string) => `${longDate(iso)}, ${clockAtSchool(iso)}`;

export function momentAtSchool(iso: string): string {
  if (!isEnglish()) return `${shortDate(iso)}, ${atSchool.clock.format(new Date(iso))}`;
  return plainSpaces(atSchool.moment.format(new Date(iso)));
}

/** Adds months; a missing day becomes the last of the month. */
export function addMonths(moment: Date, months: number): Date {
  const moved = new Date(moment);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(moment.getUTCDate(), lastDay));
  return moved;
}
