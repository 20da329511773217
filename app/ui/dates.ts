const inIndia = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" });
const long = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
const short = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "numeric",
  year: "numeric",
  timeZone: "UTC",
});

/** Today's date at the school, `yyyy-MM-dd`. */
export function todayAtSchool(now = new Date()): string {
  return inIndia.format(now);
}

/** `2025-05-18` → `May 18, 2025`: the long US format of the home page (specification section 9). */
export function longDate(date: string): string {
  return long.format(midnight(date.slice(0, 10)));
}

const midnight = (date: string) => new Date(`${date}T00:00:00Z`);

/** Node and browsers put other spaces around a dash, and React takes that for another page. */
const plainSpaces = (text: string) => text.replace(/\s/g, " ");

/** Two dates, `yyyy-MM-dd`, in the long format; one where they are the same. */
export function longSpan(first: string, last: string): string {
  return plainSpaces(long.formatRange(midnight(first), midnight(last)));
}

/** The same in the short format of staff lists. */
export function shortSpan(first: string, last: string): string {
  return plainSpaces(short.formatRange(midnight(first), midnight(last)));
}

/** `2025-06-20` → `Jun 20, 2025`: the short en-US format of staff lists (specification section 9). */
export function shortDate(date: string): string {
  const day = date.length > 10 ? todayAtSchool(new Date(date)) : date;
  return short.format(midnight(day));
}

const moment = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "numeric",
  year: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZone: "Asia/Kolkata",
});

/** Date and time at the school, in the short format of staff lists. */
export function momentAtSchool(iso: string): string {
  return plainSpaces(moment.format(new Date(iso)));
}
