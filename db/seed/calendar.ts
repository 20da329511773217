import { getSchoolYear } from "~/content/calendar/school-year";
import { todayAtSchool } from "~/dates/dates";

interface Entry {
  date: string;
  last_date: string;
  title: string;
  kind: "event" | "exam" | "holiday";
}

/** Entries of specification section 3. */
const specified: Entry[] = [
  { date: "2025-05-18", last_date: "2025-06-19", title: "Summer vacation", kind: "holiday" },
  { date: "2025-06-20", last_date: "2025-06-20", title: "School reopens", kind: "event" },
];

/** Entries relative to the seeding date, so that calendar and Events tab have content. */
const coming = [
  { inDays: 5, title: "Class tests begin", kind: "exam" },
  { inDays: 12, title: "Science fair", kind: "event" },
  { inDays: 19, title: "Annual sports day", kind: "event" },
  { inDays: 26, title: "Local holiday", kind: "holiday" },
  { inDays: 40, title: "Annual day", kind: "event" },
] as const;

/** Typical school year in eastern India: month and day. */
const yearly = [
  { first: "04-02", title: "New session begins", kind: "event" },
  { first: "04-14", title: "Ambedkar Jayanti and Maha Vishuba Sankranti", kind: "holiday" },
  { first: "07-06", last: "07-11", title: "Unit tests, classes III to XII", kind: "exam" },
  { first: "08-15", title: "Independence Day", kind: "holiday" },
  { first: "09-14", last: "09-25", title: "Half-yearly examinations", kind: "exam" },
  { first: "10-02", title: "Gandhi Jayanti", kind: "holiday" },
  { first: "10-17", last: "10-25", title: "Puja holidays", kind: "holiday" },
  { first: "12-25", last: "12-31", title: "Christmas and winter holidays", kind: "holiday" },
  { first: "01-26", title: "Republic Day", kind: "holiday" },
  { first: "02-20", last: "03-12", title: "Annual examinations", kind: "exam" },
  { first: "03-27", title: "Report cards, meeting with parents", kind: "event" },
] as const;

export function calendarEntries(now: Date): Entry[] {
  const day = 24 * 60 * 60 * 1000;
  const year = getSchoolYear(todayAtSchool(now));
  const ofYear = (date: string) => `${date < "04" ? year + 1 : year}-${date}`;
  const thisYear = yearly.map(({ first, title, kind, ...entry }) => ({
    title,
    kind,
    date: ofYear(first),
    last_date: ofYear("last" in entry ? entry.last : first),
  }));
  const later = coming.map(({ inDays, ...entry }) => {
    const on = (days: number) => todayAtSchool(new Date(now.getTime() + days * day));
    const isSunday = new Date(on(inDays)).getUTCDay() === 0;
    const date = on(isSunday ? inDays + 1 : inDays);
    return { ...entry, date, last_date: date };
  });
  return [...specified, ...thisYear, ...later];
}
