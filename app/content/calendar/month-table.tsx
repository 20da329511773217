import type { CalendarMonth } from "./month";
import { weekdays } from "./month";
import type { CalendarEntry } from "./queries.server";

interface MonthTableProps {
  month: CalendarMonth;
  entries: CalendarEntry[];
  today: string;
}

/**
 * One table for all: on a phone the style sheet shows only the days that have something, as a list. Holidays are
 * red and come before events, which are blue; other months' days are greyed (specification section 2).
 */
export function MonthTable({ month, entries, today }: MonthTableProps) {
  return (
    <table className="calendar">
      <caption className="sr-only">{month.label}</caption>
      <thead>
        <tr>
          {weekdays.map((weekday) => (
            <th key={weekday} scope="col">
              <abbr title={weekday}>{weekday.slice(0, 3)}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {month.weeks.map((week) => (
          <tr key={week[0]?.date}>
            {week.map(({ date, day, inMonth }, index) => {
              const ofDay = entries.filter((entry) => entry.date === date);
              return (
                <td
                  key={date}
                  className={[inMonth ? "" : "other-month", ofDay.length > 0 ? "has-entries" : ""]
                    .join(" ")
                    .trim()}
                  aria-current={date === today ? "date" : undefined}
                >
                  <time dateTime={date}>
                    <span className="calendar-weekday">{weekdays[index]?.slice(0, 3)} </span>
                    {day}
                  </time>
                  {ofDay.map((entry) => (
                    <span key={entry.id} className={`entry entry-${entry.kind}`}>
                      {entry.title}
                    </span>
                  ))}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
