import { todayAtSchool } from "~/ui/dates";

interface Entry {
  date: string;
  last_date: string;
  title: string;
  kind: "event" | "holiday";
}

/** What the specification names (section 3). */
const specified: Entry[] = [
  { date: "2025-05-18", last_date: "2025-06-19", title: "Summer vacation", kind: "holiday" },
  { date: "2025-06-20", last_date: "2025-06-20", title: "School reopens", kind: "event" },
];

/** Sample entries so many days after the database was made, so that the calendar and the Events tab are inhabited. */
const coming = [
  { inDays: 5, title: "Class tests begin (sample)", kind: "event" },
  { inDays: 12, title: "Science fair (sample)", kind: "event" },
  { inDays: 19, title: "Annual sports day (sample)", kind: "event" },
  { inDays: 26, title: "Local holiday (sample)", kind: "holiday" },
  { inDays: 40, title: "Annual day (sample)", kind: "event" },
] as const;

export function calendarEntries(now: Date): Entry[] {
  const day = 24 * 60 * 60 * 1000;
  const later = coming.map(({ inDays, ...entry }) => {
    const date = todayAtSchool(new Date(now.getTime() + inDays * day));
    return { ...entry, date, last_date: date };
  });
  return [...specified, ...later];
}
