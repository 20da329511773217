import { currentLocale, pageLanguage, timesAsNumbers } from "#say";
import { localMoment, longDate } from "./dates";
import { monthInWords, spanInWords } from "./dates-in-words";

/*
 * Dates as visitors read them, in the language of the page, wherever the specification does not say otherwise. Apart from the dates of staff pages, whose
 * script is the same for all of them.
 */

const date = new Intl.DateTimeFormat("en-IN", { dateStyle: "long", timeZone: "UTC" });
const month = new Intl.DateTimeFormat("en-IN", { month: "long", year: "numeric", timeZone: "UTC" });

const isEnglish = () => pageLanguage() === "en";

const clocks = new Map<string, Intl.DateTimeFormat>();

/** How a language says the time of the day; there are a few, and making one takes a millisecond. */
function clockOf(locale: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(locale) ??
    new Intl.DateTimeFormat(locale, {
      hour: "numeric",
      minute: "2-digit",
      timeZone: "UTC",
      // "शाम 4:30", as people say it, and not "4:30 pm".
      ...(locale !== "en-IN" && { dayPeriod: "short" }),
    });
  clocks.set(locale, clock);
  return clock;
}

const midnight = (day: string) => new Date(`${day}T00:00:00Z`);

/** Node and browsers put other spaces around a dash, and React takes that for another page. */
const plainSpaces = (text: string) => text.replace(/\s/g, " ");

/** A date, or the date of an ISO time at the school → `23 November 2026`. */
export function indianDate(time: string): string {
  if (!isEnglish()) return longDate(time);
  return date.format(midnight(time.length > 10 ? localMoment(time).slice(0, 10) : time));
}

/** Two dates, `yyyy-MM-dd` → `18 May – 19 June 2026`; one where they are the same. */
export function indianSpan(first: string, last: string): string {
  if (!isEnglish()) return spanInWords(first, last);
  return plainSpaces(date.formatRange(midnight(first), midnight(last)));
}

/** A time of the day, `16:30` → `4:30 pm`. */
export function indianTime(time: string): string {
  if (timesAsNumbers()) return time;
  const text = plainSpaces(clockOf(currentLocale()).format(new Date(`1970-01-01T${time}:00Z`)));
  // "বিকেল 4:30", as people say it: for Bengali the locale's data has it the other way round.
  const [, numbers, partOfDay] = /^([\p{N}:]+) (\P{Script=Latin}+)$/u.exec(text) ?? [];
  return partOfDay ? `${partOfDay} ${numbers}` : text;
}

/** Date and time at the school, of an ISO time → `3 December 2026, 8:00 am`. */
export function indianMoment(iso: string): string {
  return `${indianDate(iso)}, ${indianTime(localMoment(iso).slice(11))}`;
}

/** A month, `yyyy-MM` → `November 2026`. */
export function monthLabel(name: string): string {
  return isEnglish() ? month.format(midnight(`${name}-01`)) : monthInWords(name);
}
