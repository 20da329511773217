import { isDate, todayAtSchool } from "~/dates/dates";

/** True for a past day; the tables then show their state of that day. */
export function isPastDay(value: string): boolean {
  return isDate(value) && value >= "2000-01-01" && value < todayAtSchool();
}
