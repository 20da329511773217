import type { ReactNode } from "react";
import { rich, t } from "#say";
import { dayInWords, indianTime, unbrokenTimes } from "~/dates/indian-dates";
import { weekdayName } from "~/dates/weekdays";
import { languageProps } from "~/text/language";
import { Icon } from "~/ui/icons/icon";
import { findReason } from "./closed-title";
import type { SchoolToday as Answer } from "./school-today.server";

type SchoolDay = Answer["today"];

/** `Wednesday 25 November` */
export function weekdayAndDay(date: string): string {
  return `${weekdayName(date)} ${dayInWords(date)}`;
}

/** `25 November`, on one line of the page. */
const unbrokenDay = (date: string) => dayInWords(date).replaceAll(" ", "\u00A0");
const weekdayAndUnbrokenDay = (date: string) => `${weekdayName(date)} ${unbrokenDay(date)}`;

interface SchoolTodayProps {
  answer: Answer | null;
  /** Without the next holiday and exam; `phones`: only on phones. */
  short?: "always" | "phones";
  className?: string;
}

/** Answers “Is there school tomorrow?” in one line. */
export function SchoolToday({ answer, short, className = "" }: SchoolTodayProps) {
  if (!answer) return null;
  const { today, tomorrow, reopens, nextHoliday, nextExam } = answer;
  const nextClass = short === "phones" ? "max-md:hidden" : undefined;
  return (
    <p className={`text-sm/snug ${className}`}>
      <Icon name="calendar-event" size={16} className="mr-1.5 inline-block align-text-bottom text-link" />
      {rich(
        /* {day} such as Wednesday 25 November; <answer></answer> such as: school, 8:15 am – 3:00 pm. */ "<b>Today, {day}:</b> <answer></answer>.",
        { b: bold, answer: () => <AnswerOf day={today} /> },
        { day: weekdayAndUnbrokenDay(today.date) },
      )}{" "}
      {rich(/* <answer></answer> such as: school is open. */ "<b>Tomorrow:</b> <answer></answer>.", {
        b: bold,
        answer: () => <AnswerOf day={tomorrow} isShort={sameHours(today, tomorrow)} />,
      })}{" "}
      {reopens ? (
        <>
          {rich(
            /* {day} such as Monday 2 November. */ "<b>School reopens:</b> {day}.",
            { b: bold },
            {
              day: weekdayAndUnbrokenDay(reopens),
            },
          )}{" "}
        </>
      ) : null}
      {short === "always" ? null : (
        <span className={nextClass}>
          {nextHoliday
            ? rich(
                /* {day} such as 25 December. */ "Next holiday: {day}, <title></title>.",
                { title: () => <Title>{nextHoliday.title}</Title> },
                { day: unbrokenDay(nextHoliday.date) },
              )
            : null}{" "}
          {nextExam
            ? rich(
                /* {day} such as 14 September. */ "Next exam: {day}, <title></title>.",
                { title: () => <Title>{nextExam.title}</Title> },
                { day: unbrokenDay(nextExam.date) },
              )
            : null}
        </span>
      )}
    </p>
  );
}

const bold = (words: ReactNode) => <b className="text-heading">{words}</b>;

const Title = ({ children }: { children: string }) => <span {...languageProps(children)}>{children}</span>;

const sameHours = ({ hours: one, isUrgent }: SchoolDay, { hours: other }: SchoolDay) =>
  !isUrgent && one !== null && one.from === other?.from && one.until === other.until;

function AnswerOf({
  day: { closed, hours, isUrgent },
  isShort = false,
}: {
  day: SchoolDay;
  isShort?: boolean;
}) {
  if (isUrgent) return t(/* After “Today:”. */ "read the urgent message at the top of this page");
  if (closed?.title) {
    const title = { title: () => <Title>{findReason(closed.title ?? "")}</Title> };
    return closed.until
      ? rich(
          /* After “Today:”; {day} such as 25 October. */ "no school, <title></title>, until {day}",
          title,
          {
            day: unbrokenDay(closed.until),
          },
        )
      : rich(/* After “Today:”. */ "no school, <title></title>", title);
  }
  if (closed) return t(/* After “Today:”. */ "no school");
  if (!hours || isShort) return t(/* After “Today:”. */ "school is open");
  return t(
    /* There is school on this day; after “Today:”. Times such as 8:15 am. */ "school, {from} – {until}",
    {
      from: unbrokenTimes(indianTime(hours.from)),
      until: unbrokenTimes(indianTime(hours.until)),
    },
  );
}
