import { pageLanguage } from "#say";
import { dateInWords, spanInWords } from "./dates-in-words";

/** The zone of a school that has not chosen one. */
export const defaultTimeZone = "Asia/Kolkata";

const long = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
const short = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "numeric",
  year: "numeric",
  timeZone: "UTC",
});

const formatsOf = (timeZone: string) => ({
  timeZone,
  day: new Intl.DateTimeFormat("en-US", { year: "numeric", month: "2-digit", day: "2-digit", timeZone }),
  offset: new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" }),
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

/** One process serves one school, so the school's zone is the process's own, like TZ is; the machine's is never asked. */
let atSchool = formatsOf(defaultTimeZone);

/** True if this is the name of a time zone, such as `Asia/Kolkata`. */
export function isTimeZone(name: string): boolean {
  try {
    return /^[A-Za-z]/.test(name) && new Intl.DateTimeFormat("en-US", { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}

/** Says where the school is: called wherever the settings are read. A name that is not known changes nothing. */
export function setSchoolZone(timeZone: string): void {
  if (timeZone !== atSchool.timeZone && isTimeZone(timeZone)) atSchool = formatsOf(timeZone);
}

/** Today's date at the school, `yyyy-MM-dd`. */
export function todayAtSchool(now = new Date()): string {
  // Put together from its parts: the locales whose own order is this one write it in others in some browsers.
  const parts = Object.fromEntries(atSchool.day.formatToParts(now).map(({ type, value }) => [type, value]));
  return `${parts.year}-${parts.month}-${parts.day}`;
}

/** Milliseconds that the school's clock is ahead of UTC at a moment. */
function offsetAt(moment: number): number {
  const text = atSchool.offset.format(moment);
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(text) ?? [];
  const size = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000;
  return sign === "-" ? -size : size;
}

/** The moment, in milliseconds since 1970, at which the school's clock shows `2026-03-14T02:30:00`; NaN where no clock does. */
export function instantAtSchool(local: string): number {
  const utc = Date.parse(`${local}Z`);
  if (Number.isNaN(utc)) return utc;
  const guess = utc - offsetAt(utc);
  // The first guess may lie on the other side of a change to or from summer time.
  return utc - offsetAt(guess);
}

/** True if this is a date that there is, `yyyy-MM-dd`. */
export function isDate(date: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(date) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}

/** The day some days after another one; before it where they are negative. @param date `yyyy-MM-dd` */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

/** The moment, in milliseconds since 1970, at which a date, `yyyy-MM-dd`, ends at the school; NaN if it is none. */
export function endOfDay(date: string): number {
  if (!isDate(date)) return Number.NaN;
  return instantAtSchool(`${addDays(date, 1)}T00:00:00`);
}

/** An ISO time as the school's clock shows it: `2026-12-03T08:00`, as an input for date and time has it. */
export function localMoment(iso: string): string {
  const moment = new Date(iso);
  return `${todayAtSchool(moment)}T${atSchool.clock.format(moment)}`;
}

/** The date, of a date or of a moment at the school. */
const dateOf = (time: string) => (time.length > 10 ? todayAtSchool(new Date(time)) : time);

const midnight = (date: string) => new Date(`${date}T00:00:00Z`);

/** Node and browsers put other spaces around a dash, and React takes that for another page. */
const plainSpaces = (text: string) => text.replace(/\s/g, " ");

const isEnglish = () => pageLanguage() === "en";

/** A date, or the date of an ISO time at the school → `May 18, 2025`: the long US format of the home page (specification section 9). */
export function longDate(time: string): string {
  const date = dateOf(time);
  return isEnglish() ? long.format(midnight(date)) : dateInWords(date);
}

/** Two dates, `yyyy-MM-dd`, in the short format of staff lists; one where they are the same. */
export function shortSpan(first: string, last: string): string {
  if (!isEnglish()) return spanInWords(first, last);
  return plainSpaces(short.formatRange(midnight(first), midnight(last)));
}

/** The same → `Jun 20, 2025`: the short en-US format of staff lists (specification section 9). */
export function shortDate(time: string): string {
  const date = dateOf(time);
  return isEnglish() ? short.format(midnight(date)) : dateInWords(date);
}

/** Date and time at the school → `December 3, 2026, 8:00 AM`. */
export function longMoment(iso: string): string {
  const moment = new Date(iso);
  return `${longDate(iso)}, ${isEnglish() ? plainSpaces(atSchool.time.format(moment)) : atSchool.clock.format(moment)}`;
}

/** Date and time at the school, in the short format of staff lists. */
export function momentAtSchool(iso: string): string {
  if (!isEnglish()) return `${shortDate(iso)}, ${atSchool.clock.format(new Date(iso))}`;
  return plainSpaces(atSchool.moment.format(new Date(iso)));
}

/** The moment some months before or after another; a day that the month has not becomes its last one. */
export function addMonths(moment: Date, months: number): Date {
  const moved = new Date(moment);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(moment.getUTCDate(), lastDay));
  return moved;
}
