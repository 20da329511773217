import { monthLabel } from "~/dates/indian-dates";

/** True for a month, `2026-11`, or a year, `2026`. */
export function isPeriod(value: string): boolean {
  return /^(19|20)\d\d(-(0[1-9]|1[0-2]))?$/.test(value);
}

/** Returns first and last day; the last one can be 31 in shorter months, as an upper bound. */
export function daysOfPeriod(period: string): { first: string; last: string } {
  const [first, last] = period.length === 4 ? ["-01-01", "-12-31"] : ["-01", "-31"];
  return { first: period + first, last: period + last };
}

/** `November 2026`, or `2026`. */
export function periodLabel(period: string): string {
  return period.length === 4 ? period : monthLabel(period);
}

export interface NoticeYear {
  year: string;
  months: string[];
}

/** @param months in any order, such as `2026-11` */
export function groupByYear(months: Iterable<string>): NoticeYear[] {
  const years = new Map<string, string[]>();
  for (const month of [...new Set(months)].sort().reverse()) {
    const year = month.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), month]);
  }
  return [...years].map(([year, inYear]) => ({ year, months: inYear }));
}

export interface NoticeChoice {
  category: string;
  when?: string | undefined;
}

/** Builds a list's URL, with parameters in the order that its page declares. */
export function listingPath(page: string, { category, when }: NoticeChoice, after?: string | null): string {
  const query = new URLSearchParams({
    ...(category !== "all" && { category }),
    ...(when && { when }),
    ...(after && { after }),
  });
  return query.size > 0 ? `${page}?${query}` : page;
}
