import { t } from "#say";
import { indianDate } from "~/dates/indian-dates";
import { shortWeekday, weekdays } from "~/dates/weekdays";
import { EditLink } from "~/ui/records/edit-link";
import { type CalendarDay, entryLabels } from "../../kinds/calendar-entry";
import { DayTitle } from "./day-title";
import { type CalendarMonth, isOn } from "./month";

interface MonthProps {
  month: CalendarMonth;
  entries: CalendarDay[];
  today: string;
}

const dayClass =
  "h-24 border border-line p-2 align-top [&[aria-current]_time]:rounded-pill [&[aria-current]_time]:bg-marigold [&[aria-current]_time]:px-2 [&[aria-current]_time]:py-0.5 [&[aria-current]_time]:font-bold [&[aria-current]_time]:text-on-accent";

export const entryClasses = {
  event: "text-blue",
  exam: "entry-exam",
  holiday: "entry-holiday",
};

export function EntryKey() {
  return (
    <ul className="flex flex-wrap gap-x-6">
      {(["event", "exam", "holiday"] as const).map((kind) => (
        <li key={kind} className={`entry ${entryClasses[kind]}`}>
          {t(entryLabels[kind])}
        </li>
      ))}
    </ul>
  );
}

/** Holidays come first, in red; others are blue, or grey on a holiday. Colour is never the only sign. */
function Entries({ entries, spans = false }: { entries: CalendarDay[]; spans?: boolean }) {
  const isHoliday = entries.some(({ kind }) => kind === "holiday");
  const eventClass = isHoliday ? "text-ink-soft" : entryClasses.event;
  return entries.map((entry) => (
    <span
      key={entry.key}
      className={`entry ${entry.kind === "event" ? eventClass : entryClasses[entry.kind]}`}
    >
      <DayTitle day={entry} />
      {spans && entry.last_date > entry.date
        ? t(/* Behind the name of an entry of the calendar that lasts several days. */ ", until {date}", {
            date: indianDate(entry.last_date),
          })
        : null}
      <span className="sr-only">{` (${t(entryLabels[entry.kind])})`}</span>{" "}
      <EditLink to={entry.edit} of={entry.title} />
    </span>
  ));
}

/** Holidays and Sundays are filled; days of other months are grey. */
function getDayFill(date: string, inMonth: boolean, entries: readonly CalendarDay[]): string {
  if (!inMonth) return "bg-paper text-ink-soft";
  const isHoliday = entries.some((entry) => entry.kind === "holiday" && isOn(entry, date));
  if (isHoliday) return "bg-rose-mist";
  return new Date(date).getUTCDay() === 0 ? "bg-sand" : "bg-sheet";
}

/** Greys the days of other months (specification section 2). CSS shows this or, on phones, `MonthList`. */
export function MonthTable({ month, entries, today }: MonthProps) {
  return (
    <table className="w-full table-fixed border-collapse hyphens-auto max-lg:hidden print:table">
      <caption className="sr-only">{month.label}</caption>
      <thead>
        <tr>
          {weekdays.map(({ name, short }) => (
            <th key={name} scope="col" className="border border-line bg-green-deep p-2 text-sm text-white">
              <abbr className="no-underline" title={t(name)}>
                {t(short)}
              </abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {month.weeks.map((week) => (
          <tr key={week[0]?.date}>
            {week.map(({ date, day, inMonth }) => (
              <td
                key={date}
                className={`${dayClass} ${getDayFill(date, inMonth, entries)}`}
                aria-current={date === today ? "date" : undefined}
              >
                <time dateTime={date}>{day}</time>{" "}
                <Entries entries={entries.filter((entry) => isOn(entry, date))} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function MonthList({ month, entries, today }: MonthProps) {
  const days = month.weeks.flat().filter((day) => day.inMonth);
  const firstDay = days[0]?.date ?? "";
  const listed = days.map((day) => ({
    ...day,
    entries: entries.filter(
      (entry) => entry.date === day.date || (day.date === firstDay && isOn(entry, firstDay)),
    ),
  }));
  const shown = listed.filter((day) => day.entries.length > 0 || day.date === today);
  if (shown.length === 0) return null;
  return (
    <ol className="lg:hidden print:hidden">
      {shown.map((day) => (
        <li
          key={day.date}
          className="grid min-h-14 grid-cols-[4.5rem_1fr] items-center gap-3 border-b border-line bg-sheet px-3 py-2 current:[box-shadow:inset_4px_0_--theme(--color-marigold)]"
          aria-current={day.date === today ? "date" : undefined}
        >
          <time dateTime={day.date}>
            {shortWeekday(day.date)} <b className="text-lg">{day.day}</b>
          </time>
          <div className="*:mt-0 *:text-base">
            {day.entries.length > 0 ? <Entries entries={day.entries} spans /> : t("Today")}
          </div>
        </li>
      ))}
    </ol>
  );
}
