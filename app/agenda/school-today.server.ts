import { isOn } from "~/content/calendar/month";
import { getDays, getSchoolYear } from "~/content/calendar/school-year";
import { addDays, endOfDay, instantAtSchool, todayAtSchool } from "~/dates/dates";
import type { CalendarDay } from "~/kinds/calendar-entry";
import { findText, readTexts } from "~/page-texts/queries.server";
import { shownTable } from "~/page-texts/table-form.server";
import { bannerAt } from "~/settings/banner";
import { readSettings } from "~/settings/queries.server";
import type { Database } from "~db/connection.server";
import { listComingDays } from "./agenda.server";
import { readSchoolDays, type SchoolDays, type SchoolHours } from "./school-hours";

interface Closure {
  /** Missing on Sundays, and on Saturdays without school. */
  title?: string;
  until?: string;
}

interface SchoolDay {
  date: string;
  closed: Closure | null;
  /** Classes with school, by the time at which it ends, and classes without school. */
  classes: ClassesOfDay[];
  /** True if the emergency banner is shown on that day. */
  isUrgent: boolean;
}

export interface ClassesOfDay {
  /** As in the table of school hours; empty for all classes. */
  names: string[];
  hours: SchoolHours | null;
}

export interface SchoolToday {
  today: SchoolDay;
  tomorrow: SchoolDay;
  /** Next school day, if there is none tomorrow. */
  reopens: string | null;
  nextHoliday: { date: string; title: string } | null;
  nextExam: { date: string; title: string; classes: string } | null;
}

const maxBreak = 120;

/** Returns if there is school today and tomorrow; null if the calendar has no holidays of this year. */
export async function findSchoolToday(db: Database, today = todayAtSchool()): Promise<SchoolToday | null> {
  const [coming, settings, times, texts, isPlanned] = await Promise.all([
    listComingDays(db, today),
    readSettings(db),
    findText(db, "school_times"),
    readTexts(db, ["school_times"]),
    hasHolidays(db, today),
  ]);
  const holidays = coming.filter(({ kind }) => kind === "holiday");
  if (!isPlanned && holidays.length === 0) return null;
  const days = readSchoolDays(times?.value ?? "");
  const names = shownTable("school_times", texts.school_times).rows.map(([name = ""]) => name);
  const classesOn = (date: string): ClassesOfDay[] => {
    const groups = days.classesOn(date) ?? [];
    return groups.map(({ rows, hours }) => ({
      names: groups.length > 1 ? rows.map((row) => names[row] ?? "") : [],
      hours,
    }));
  };
  const bannerEnd = bannerAt(settings) ? Date.parse(settings.banner_until) : 0;
  // Such a banner says that the school is closed, which the answer says too.
  const isOfHoliday = holidays.some(({ last_date }) => endOfDay(last_date) === bannerEnd);
  const describe = (date: string): SchoolDay => {
    const closed = findClosure(date, holidays, days);
    return {
      date,
      closed,
      classes: closed ? [] : classesOn(date),
      isUrgent: !isOfHoliday && bannerEnd > instantAtSchool(`${date}T00:00:00`),
    };
  };
  const tomorrow = addDays(today, 1);
  const later = ({ date }: CalendarDay) => date > tomorrow;
  const next = (kind: CalendarDay["kind"]) => {
    const found = coming.find((day) => day.kind === kind && later(day));
    return found ? { date: found.date, title: found.title, classes: found.classes ?? "" } : null;
  };
  const shown = [describe(today), describe(tomorrow)] as const;
  return {
    today: shown[0],
    tomorrow: shown[1],
    reopens: shown[1].closed ? findReopening(tomorrow, holidays, days) : null,
    nextHoliday: next("holiday"),
    nextExam: next("exam"),
  };
}

function findClosure(date: string, holidays: readonly CalendarDay[], days: SchoolDays): Closure | null {
  const holiday = holidays.find((entry) => isOn(entry, date));
  if (holiday) {
    const { title, last_date } = holiday;
    return { title, ...(last_date > date && { until: last_date }) };
  }
  const weekday = new Date(date).getUTCDay();
  return weekday === 0 || (weekday === 6 && days.saturdaysOff) ? {} : null;
}

function findReopening(after: string, holidays: readonly CalendarDay[], days: SchoolDays): string | null {
  for (let number = 1; number <= maxBreak; number += 1) {
    const date = addDays(after, number);
    if (!findClosure(date, holidays, days)) return date;
  }
  return null;
}

async function hasHolidays(db: Database, today: string): Promise<boolean> {
  const { first, last } = getDays(getSchoolYear(today));
  const holiday = await db
    .selectFrom("calendar_entries")
    .select("id")
    .where("deleted_at", "is", null)
    .where("kind", "=", "holiday")
    .where("last_date", ">=", first)
    .where("date", "<=", last)
    .limit(1)
    .executeTakeFirst();
  return holiday !== undefined;
}
