import { monthLabel } from "~/dates/indian-dates";

/** Month, `yyyy-MM`. */
export interface CalendarMonth {
  label: string;
  previous: string;
  next: string;
  /** Whole weeks, Sunday to Saturday; dates `yyyy-MM-dd`. */
  weeks: { date: string; day: number; inMonth: boolean }[][];
  first: string;
  last: string;
}

const iso = (time: number) => new Date(time).toISOString().slice(0, 10);
const day = 24 * 60 * 60 * 1000;

export function isMonth(text: string): boolean {
  return /^(19|20|21)\d\d-(0[1-9]|1[0-2])$/.test(text);
}

/** Months before and after that people look at; only crawlers ask for more. */
const near = 24;

export function isNearMonth(month: string, date: string): boolean {
  const count = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
  return Math.abs(count(month) - count(date)) <= near;
}

export function isOn({ date, last_date }: { date: string; last_date: string }, day: string): boolean {
  return date <= day && day <= last_date;
}

/** Returns a month with its weeks, which start on Sunday (specification section 9). */
export function createMonth(month: string): CalendarMonth {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const first = Date.UTC(year, number - 1, 1);
  const last = Date.UTC(year, number, 0);
  const start = first - new Date(first).getUTCDay() * day;
  const end = last + (6 - new Date(last).getUTCDay()) * day;
  const weeks: CalendarMonth["weeks"] = [];
  for (let time = start; time <= end; time += day) {
    const date = iso(time);
    if (new Date(time).getUTCDay() === 0) weeks.push([]);
    weeks.at(-1)?.push({ date, day: new Date(time).getUTCDate(), inMonth: date.startsWith(month) });
  }
  return {
    label: monthLabel(month),
    previous: iso(Date.UTC(year, number - 2, 1)).slice(0, 7),
    next: iso(Date.UTC(year, number, 1)).slice(0, 7),
    weeks,
    first: iso(start),
    last: iso(end),
  };
}
