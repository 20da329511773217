import type { CalendarDay } from "../../kinds/calendar-entry";
import { createMonth, isOn } from "./month";

const firstMonth = 4;

/** Returns the calendar year in which a date's school year started. @param date `yyyy-MM-dd` */
export function getSchoolYear(date: string): number {
  const year = Number(date.slice(0, 4));
  return Number(date.slice(5, 7)) < firstMonth ? year - 1 : year;
}

/** `2026–27` */
export function schoolYearLabel(year: number): string {
  return `${year}–${String(year + 1).slice(2)}`;
}

/** Entry within one month; days from 1. */
export interface YearEntry extends CalendarDay {
  first: string;
  last: string;
}

interface YearMonth {
  /** `yyyy-MM` */
  month: string;
  label: string;
  entries: YearEntry[];
}

export function getDays(year: number): { first: string; last: string } {
  return { first: `${year}-04-01`, last: `${year + 1}-03-31` };
}

export function createMonths(year: number, entries: readonly CalendarDay[]): YearMonth[] {
  return Array.from({ length: 12 }, (_, index) => {
    const number = ((firstMonth - 1 + index) % 12) + 1;
    const month = `${index < 13 - firstMonth ? year : year + 1}-${String(number).padStart(2, "0")}`;
    const { label, weeks } = createMonth(month);
    const days = weeks.flat().filter(({ inMonth }) => inMonth);
    const [first, last] = [days[0]?.date ?? "", days.at(-1)?.date ?? ""];
    const inMonth = entries.filter((entry) => entry.date <= last && entry.last_date >= first);
    return {
      month,
      label,
      entries: inMonth
        .map((entry) => ({
          ...entry,
          first: isOn(entry, first) ? first : entry.date,
          last: isOn(entry, last) ? last : entry.last_date,
        }))
        .sort((one, other) => one.first.localeCompare(other.first)),
    };
  });
}
