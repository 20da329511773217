import { addDays, todayAtSchool } from "~/dates/dates";
import { getDays, getSchoolYear, schoolYearLabel } from "./school-year";

/** Years that a list of dates can be about: school years and calendar years, this one and the next of each. */
export function listYears(today = todayAtSchool()): string[] {
  const [school, year] = [getSchoolYear(today), Number(today.slice(0, 4))];
  return [schoolYearLabel(school), schoolYearLabel(school + 1), String(year), String(year + 1)];
}

/** Returns the days of `2027` or of the school year `2026–27`; undefined for other texts. */
export function findDaysOf(year: string): { first: string; last: string } | undefined {
  const [, number, isSchoolYear] = /^(20\d\d)(–\d\d)?$/.exec(year) ?? [];
  if (!number) return undefined;
  return isSchoolYear ? getDays(Number(number)) : { first: `${number}-01-01`, last: `${number}-12-31` };
}

export const guessListedYear = (today = todayAtSchool()): string => addDays(today, 61).slice(0, 4);
