import { isDate, todayAtSchool } from "~/dates/dates";

/** True if a word of an address is a day that has passed: of that, the tables are shown as they stood. */
export function isPastDay(value: string): boolean {
  return isDate(value) && value >= "2000-01-01" && value < todayAtSchool();
}
