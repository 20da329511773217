import { t } from "#say";
import { timeSpan } from "~/dates/indian-dates";
import { languageProps } from "~/text/language";
import type { CalendarDay } from "../../kinds/calendar-entry";

export function DayTitle({
  day: { title, to, time, until, classes },
}: {
  day: Pick<CalendarDay, "title" | "to" | "time" | "until" | "classes">;
}) {
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
      {classes ? (
        <span
          {...languageProps(classes)}
        >{` (${t(/* Of an exam. */ "classes {classes}", { classes })})`}</span>
      ) : null}
      {time ? `, ${timeSpan(time, until)}` : null}
    </>
  );
}
