import { isDate, todayAtSchool } from "~/dates/dates";

export function isPastDay(value: string): boolean {
  return isDate(value) && value >= "2000-01-01" && value < todayAtSchool();
}
