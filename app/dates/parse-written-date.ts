import { plainDigits } from "../text/digits";

const months = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
];

const yearFirst = /^(\d{4}) ?[-/.] ?(\d{1,2}) ?[-/.] ?(\d{1,2})$/;
const dayFirst = /^(\d{1,2})(?: ?[-/.] ?| )(\d{1,2})(?: ?[-/.] ?| )(\d{4})$/;
const named = /^(\d{1,2})(?:st|nd|rd|th)?(?: of )?[-/., ]*([a-z]{3,9})[-/., ]*(\d{4})$/i;

const monthNamedFirst = /^([a-z]{3,9})[-/., ]+(\d{1,2})(?:st|nd|rd|th)?[-/., ]+(\d{4})$/i;

const weekday = /^(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?[,. ]+/i;

/** Returns 1 to 12 for an English month name or abbreviation of three letters, else 0. */
export const monthNumber = (name: string) =>
  months.findIndex((month) => month.startsWith(name.toLowerCase().replace(/^sept$/, "sep"))) + 1;

function parts(text: string): [year: string, month: number, day: string] | undefined {
  const [, year = "", month = "", day = ""] = yearFirst.exec(text) ?? [];
  if (year) return [year, Number(month), day];
  const [, first = "", second = "", last = ""] = dayFirst.exec(text) ?? [];
  if (last) return [last, Number(second), first];
  const [, number = "", name = "", behind = ""] = named.exec(text) ?? [];
  if (behind) return [behind, monthNumber(name), number];
  const [, month1 = "", day1 = "", year1 = ""] = monthNamedFirst.exec(text) ?? [];
  return year1 ? [year1, monthNumber(month1), day1] : undefined;
}

/** `2010-05-31`, `31-05-2010`, `31/5/2010`, `31.05.2010`, `31 May 2010`, `May 31, 2010`, in any script. */
export function readWrittenDay(text: string): string | undefined {
  const found = parts(plainDigits(text).trim().replace(/\s+/g, " ").replace(weekday, ""));
  if (!found) return undefined;
  const [year, month, day] = found;
  const written = `${year}-${String(month).padStart(2, "0")}-${day.padStart(2, "0")}`;
  const time = Date.parse(`${written}T00:00:00Z`);
  // Date.parse turns 31 June into 1 July.
  return Number.isNaN(time) || !new Date(time).toISOString().startsWith(written) ? undefined : written;
}

/** Like `readWrittenDay`, also with a year of two digits: the last one that is not after `today`. */
export function readBirthDate(text: string, today: string): string | undefined {
  const whole = readWrittenDay(text);
  if (whole) return whole;
  const years = ["20", "19"].map((century) =>
    text.trim().replace(/(?<!\p{Nd})(\p{Nd}{2})$/u, `${century}$1`),
  );
  return years.map(readWrittenDay).find((day) => day !== undefined && day < today);
}
