import { indianTime } from "~/dates/indian-dates";
import { languageProps } from "~/text/language";
import type { CalendarDay } from "../../kinds/calendar-entry";

export function DayTitle({ day: { title, to, time } }: { day: Pick<CalendarDay, "title" | "to" | "time"> }) {
  const language = languageProps(title);
  return (
    <>
      {to ? (
        <a className="text-inherit" href={to} {...language}>
          {title}
        </a>
      ) : language.lang ? (
        <span {...language}>{title}</span>
      ) : (
        title
      )}
      {time ? `, ${indianTime(time)}` : null}
    </>
  );
}
