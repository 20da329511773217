import { t } from "#say";
import { sayFixed } from "~/capabilities/translations/fixed-vocabulary";
import { addDays, todayAtSchool } from "~/dates/dates";
import { dayInWords, indianSpan } from "~/dates/indian-dates";
import { calendarEntries, isSunday } from "./calendar";

interface SampleNotice {
  daysAgo: number;
  title: string;
  details: string;
  category: string;
  priority: string;
  /** Time on the Saturday after posting. */
  onSaturdayAt?: string;
  until?: string;
  /** PDF in `db/seed/documents/`, without extension. */
  circular?: string;
  /** Recording in `db/seed/documents/`, without extension: its text read aloud in English. */
  recording?: string;
}

/** In the language of the page, newest first; dates are relative to the seeding date. */
export const createNotices = (now: Date): SampleNotice[] => [
  {
    daysAgo: 1,
    title: t("Parent–teacher meeting for classes VI to X"),
    details: t(
      "Parents of classes VI to X are invited to meet the class teachers on Saturday between 9 am and 12 noon. Please bring the pupil's diary. Those who cannot come may ask the office for another day.",
    ),
    category: "academic",
    priority: "high",
    onSaturdayAt: "09:00",
    until: "12:00",
    circular: "parent-teacher-meeting",
  },
  {
    daysAgo: 4,
    title: t("Inter-house football finals"),
    details: t(
      "The finals of the inter-house football tournament, girls and boys, will be played on the school ground from 3 pm. Families are welcome; please use the east gate.",
    ),
    category: "sports",
    priority: "medium",
  },
  {
    daysAgo: 8,
    title: t("New reading room opens in the library"),
    details: t(
      "The library's new reading room with two thousand books in English, Hindi, Bengali and Odia is open to all classes from Monday, also for one hour after school.",
    ),
    category: "facility",
    priority: "low",
  },
  {
    daysAgo: 12,
    title: t("Health check-up camp"),
    details: t(
      "Doctors of the block health centre will see pupils of classes I to V: eyes, teeth, height and weight. Consent slips were sent home with the diaries and are needed by Thursday.",
    ),
    category: "health",
    priority: "high",
    recording: "health-check-up",
  },
  {
    daysAgo: 17,
    title: t("Auditions for the annual day play"),
    details: t(
      "Auditions for the annual day play and the choir are held in the music room during the fifth and sixth period all week. Everyone who wants to take part will have a part.",
    ),
    category: "arts",
    priority: "medium",
  },
  {
    daysAgo: 23,
    title: t("Tree planting with the neighbourhood"),
    details: t(
      "Classes VIII and IX plant two hundred palash and neem saplings along the canal road together with the residents. Bring a water bottle and a cap.",
    ),
    category: "community",
    priority: "low",
  },
  {
    daysAgo: festivalNoticeDaysAgo,
    ...describeFestival(now),
    category: "holiday",
    priority: "medium",
  },
];

const festivalNoticeDaysAgo = 30;

/** Names the first holiday after the day of the notice, its days and the day of return. */
function describeFestival(now: Date): { title: string; details: string } {
  const posted = addDays(todayAtSchool(now), -festivalNoticeDaysAgo);
  const holidays = calendarEntries(now).filter(({ kind }) => kind === "holiday");
  const next = holidays
    .filter(({ date }) => date > posted)
    .sort((one, other) => one.date.localeCompare(other.date))[0];
  const { title = "", date = posted, last_date = posted } = next ?? {};
  let back = addDays(last_date, 1);
  while (isSunday(back) || holidays.some((day) => day.date <= back && back <= day.last_date))
    back = addDays(back, 1);
  const festival = sayFixed(title);
  return {
    title: t(/* {festival} such as Diwali. */ "School closed: {festival}", { festival }),
    details: t(
      /* {festival} such as Diwali; {days} such as 8–9 November 2026; {day} such as 10 November. */ "The school and its office are closed for {festival}: {days}. Classes begin again at the usual time on {day}.",
      { festival, days: indianSpan(date, last_date), day: dayInWords(back) },
    ),
  };
}
