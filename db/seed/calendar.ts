import { msg } from "#message";
import { getSchoolYear } from "~/content/calendar/school-year";
import { addDays, todayAtSchool } from "~/dates/dates";

interface Entry {
  date: string;
  last_date: string;
  title: string;
  kind: "event" | "exam" | "holiday";
  classes: string;
  link: string;
}

type Day = readonly [first: string, title: string, kind: Entry["kind"], last?: string, classes?: string];

/** Entries of specification section 3. */
const specified: readonly Day[] = [
  ["2025-05-18", "Summer vacation", "holiday", "2025-06-19"],
  ["2025-06-20", msg("School reopens"), "event"],
];

/** Days of every school year: month and day. */
const yearly: readonly Day[] = [
  ["04-02", msg("New session begins"), "event"],
  ["04-14", "Ambedkar Jayanti and Maha Vishuba Sankranti", "holiday"],
  ["05-18", "Summer vacation", "holiday", "06-19"],
  ["06-20", "School reopens", "event"],
  ["07-06", msg("Unit tests"), "exam", "07-11", msg("III–XII")],
  ["08-15", "Independence Day", "holiday"],
  ["09-16", msg("Half-yearly examinations"), "exam", "09-25"],
  ["10-02", "Gandhi Jayanti", "holiday"],
  ["12-25", "Christmas and Winter holidays", "holiday", "12-31"],
  ["01-23", "Netaji Jayanti", "holiday"],
  ["01-26", "Republic Day", "holiday"],
  ["02-20", msg("Annual examinations"), "exam", "03-12"],
  ["03-27", msg("Report cards, meeting with parents"), "event"],
];

/** Holidays by the moon, for the school years that the sample knows. */
const movable: readonly Day[] = [
  ["2026-04-03", "Good Friday", "holiday"],
  ["2026-05-01", "Buddha Purnima", "holiday"],
  ["2026-05-27", "Eid-ul-Zuha", "holiday"],
  ["2026-06-26", "Muharram", "holiday"],
  ["2026-07-16", "Rath Yatra", "holiday"],
  ["2026-08-26", "Milad-un-Nabi", "holiday"],
  ["2026-08-28", "Raksha Bandhan", "holiday"],
  ["2026-09-04", "Janmashtami", "holiday"],
  ["2026-09-14", "Ganesh Puja and Nuakhai", "holiday", "2026-09-15"],
  ["2026-10-17", "Puja holidays", "holiday", "2026-10-25"],
  ["2026-11-08", "Kali Puja and Diwali", "holiday", "2026-11-09"],
  ["2026-11-24", "Guru Nanak Jayanti and Kartik Purnima", "holiday"],
  ["2027-02-11", "Saraswati Puja", "holiday"],
  ["2027-03-06", "Maha Shivaratri", "holiday"],
  ["2027-03-10", "Eid-ul-Fitr", "holiday"],
  ["2027-03-22", "Holi", "holiday"],
  ["2027-03-26", "Good Friday", "holiday"],
];

type Coming = readonly [
  inDays: number,
  title: string,
  kind: Entry["kind"],
  length?: number,
  classes?: string,
];

/** Days after the seeding date, so that the Events tab has content. */
const coming: readonly Coming[] = [
  [5, msg("Class tests"), "exam", 7, msg("III–XII")],
  [12, msg("Science fair"), "event"],
  [19, msg("Annual sports day"), "event"],
  [26, msg("Founders' Day"), "holiday"],
  [40, msg("Annual day"), "event"],
];

const toEntry = ([date, title, kind, last = date, classes = ""]: Day): Entry => ({
  date,
  last_date: last,
  title,
  kind,
  classes,
  link: "",
});

export const isSunday = (date: string): boolean => new Date(date).getUTCDay() === 0;

export function calendarEntries(now: Date): Entry[] {
  const today = todayAtSchool(now);
  const year = getSchoolYear(today);
  const ofYear = (date: string) => `${date < "04" ? year + 1 : year}-${date}`;
  const days = [
    ...yearly.map(
      ([first, title, kind, last = first, classes]): Day => [
        ofYear(first),
        title,
        kind,
        ofYear(last),
        classes,
      ],
    ),
    ...movable.filter(([first]) => getSchoolYear(first) === year),
  ].map(toEntry);
  const holidays = days.filter(({ kind }) => kind === "holiday");
  const isFree = (date: string) =>
    isSunday(date) || holidays.some((entry) => entry.date <= date && date <= entry.last_date);
  /** Returns the first school day from a date on that is not `taken`. */
  const findSchoolDay = (date: string, taken: readonly string[] = []): string =>
    isFree(date) || taken.includes(date) ? findSchoolDay(addDays(date, 1), taken) : date;
  const taken: string[] = [];
  const later = coming.map(([inDays, title, kind, length = 1, classes]) => {
    const date = findSchoolDay(addDays(today, inDays), taken);
    taken.push(date);
    return toEntry([date, title, kind, addDays(date, length - 1), classes]);
  });
  const planned = days.map((entry) => {
    if (entry.kind === "holiday") return entry;
    const date = findSchoolDay(entry.date);
    return { ...entry, date, last_date: date > entry.last_date ? date : entry.last_date };
  });
  return [...specified.map(toEntry), ...planned, ...later];
}
