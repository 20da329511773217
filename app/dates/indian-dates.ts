import { currentLocale, pageLanguage, t, timesAsNumbers } from "#say";
import { formatSpan, localMoment, longDate, midnight, plainSpaces } from "./dates";
import { dayInOwnWords, monthInWords, spanInWords } from "./dates-in-words";

/* Dates on public pages in the page's language. A separate file, because staff pages share one script. */

const date = new Intl.DateTimeFormat("en-IN", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});
const longDay = new Intl.DateTimeFormat("en-IN", { day: "numeric", month: "long", timeZone: "UTC" });
const month = new Intl.DateTimeFormat("en-IN", { month: "long", year: "numeric", timeZone: "UTC" });

const isEnglish = () => pageLanguage() === "en";

/** Keeps one format per locale: creating one takes a millisecond. */
function cachePerLocale(create: (locale: string) => Intl.DateTimeFormat) {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (locale: string): Intl.DateTimeFormat => {
    const format = formats.get(locale) ?? create(locale);
    formats.set(locale, format);
    return format;
  };
}

const getClock = cachePerLocale(
  (locale) =>
    new Intl.DateTimeFormat(locale, { hour: "numeric", minute: "2-digit", hour12: true, timeZone: "UTC" }),
);
const getDayAndMonth = cachePerLocale(
  (locale) => new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", timeZone: "UTC" }),
);

/** `23 November 2026` */
export function indianDate(time: string): string {
  if (!isEnglish()) return longDate(time);
  return date.format(midnight(time.length > 10 ? localMoment(time).slice(0, 10) : time));
}

/** `23 Nov`; the day first in every language, unlike `Intl` in Odia. */
export function dayAndMonth(date: string): string {
  const { day, month } = dayAndMonthParts(date);
  return `${day} ${month}`;
}

/** Day and month of `23 Nov`, for two lines. */
export function dayAndMonthParts(date: string): { day: string; month: string } {
  if (!isEnglish()) {
    const [day = "", month = ""] = dayInOwnWords(date).split(" ");
    return { day, month };
  }
  const parts = getDayAndMonth(currentLocale()).formatToParts(midnight(date));
  const textOf = (type: "day" | "month") => parts.find((part) => part.type === type)?.value ?? "";
  return { day: textOf("day"), month: textOf("month") };
}

/** `23 November` */
export function dayInWords(date: string): string {
  return isEnglish() ? longDay.format(midnight(date)) : dayInOwnWords(date);
}

/** `18 May – 19 June 2026`, or one date. */
export function indianSpan(first: string, last: string): string {
  if (!isEnglish()) return spanInWords(first, last);
  return formatSpan(date, first, last);
}

/** Parts of the day from an hour on, latest first, as people say them: "शाम 4:30", not "4:30 pm". */
const dayParts: readonly [from: number, say: (time: string) => string][] = [
  [20, (time) => t(/* A time of the day, such as 8:30. */ "{time} at night", { time })],
  [18, (time) => t(/* A time of the day, such as 6:30. */ "{time} in the evening", { time })],
  [15, (time) => t(/* A time of the day, such as 4:30. */ "{time} in the late afternoon", { time })],
  [12, (time) => t(/* A time of the day, such as 1:30. */ "{time} in the afternoon", { time })],
  [4, (time) => t(/* A time of the day, such as 8:30. */ "{time} in the morning", { time })],
];

/** `16:30` → `4:30 pm` */
export function indianTime(time: string): string {
  if (timesAsNumbers()) return time;
  const at = new Date(`1970-01-01T${time}:00Z`);
  const clock = getClock(currentLocale());
  if (isEnglish()) return plainSpaces(clock.format(at));
  const parts = clock.formatToParts(at);
  const textOf = (type: "hour" | "minute") => parts.find((part) => part.type === type)?.value ?? "";
  const [, say] = dayParts.find(([from]) => at.getUTCHours() >= from) ?? dayParts[0] ?? [];
  return say?.(`${textOf("hour")}:${textOf("minute")}`) ?? time;
}

/** `10:00 am to 1:00 pm`, or one time. */
export function timeSpan(from: string, until = ""): string {
  if (!until) return indianTime(from);
  return t("{from} to {until}", { from: indianTime(from), until: indianTime(until) });
}

/** Keeps times such as "7:30 am" on one line of a page. */
export const unbrokenTimes = (words: string) => words.replace(/(\d) (am|pm|noon)\b/gi, "$1\u00A0$2");

export function indianMoment(iso: string): string {
  return `${indianDate(iso)}, ${indianTime(localMoment(iso).slice(11))}`;
}

/** `yyyy-MM` → `November 2026` */
export function monthLabel(name: string): string {
  return isEnglish() ? month.format(midnight(`${name}-01`)) : monthInWords(name);
}
