import { Fragment, type ReactNode } from "react";
import { rich, t } from "#say";
import { dayInWords, indianTime, unbrokenTimes } from "~/dates/indian-dates";
import { weekdayName } from "~/dates/weekdays";
import { languageProps } from "~/text/language";
import { VisitorIcon } from "~/ui/icons/visitor-icon";
import { findReason } from "./closed-title";
import type { SchoolToday as Answer, ClassesOfDay } from "./school-today.server";

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

const rowClass = "grid grid-cols-[1.5rem_1fr]";

/** Answers “Is there school tomorrow?” in one line for each day. */
export function SchoolToday({ answer, short, className = "" }: SchoolTodayProps) {
  if (!answer) return null;
  const { today, tomorrow, reopens, nextHoliday, nextExam } = answer;
  return (
    <ul className={`text-base/snug ${className}`} data-today={today.date}>
      <li className={rowClass}>
        <DayMark day={today} />
        <span>
          {rich(
            /* {day} such as Wednesday 25 November; <answer></answer> such as: school, 8:15 am – 3:00 pm. */ "<b>Today, {day}:</b> <answer></answer>.",
            { b: bold, answer: () => <AnswerOf day={today} /> },
            { day: weekdayAndUnbrokenDay(today.date) },
          )}
        </span>{" "}
      </li>
      <li className={rowClass}>
        <DayMark day={tomorrow} />
        <span>
          {rich(/* <answer></answer> such as: school is open. */ "<b>Tomorrow:</b> <answer></answer>.", {
            b: bold,
            answer: () => <AnswerOf day={tomorrow} isShort={haveSameHours(today, tomorrow)} />,
          })}{" "}
          {reopens ? (
            <>
              {today.closed
                ? rich(
                    /* {day} such as Monday 2 November. */ "<b>School reopens:</b> {day}.",
                    { b: bold },
                    { day: weekdayAndUnbrokenDay(reopens) },
                  )
                : rich(
                    /* {day} such as Monday 2 November. */ "<b>{day}:</b> school.",
                    { b: bold },
                    { day: weekdayAndUnbrokenDay(reopens) },
                  )}{" "}
            </>
          ) : null}
        </span>
      </li>
      {short !== "always" && (nextHoliday || nextExam) ? (
        <li
          className={`${rowClass} ${short === "phones" ? "max-md:hidden lg:max-2xl:[&:not(:lang(en))]:hidden" : ""}`}
        >
          <VisitorIcon name="calendar-event" size={18} className="mt-px text-link" />
          <span>
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
                  { title: () => <ExamTitle {...nextExam} /> },
                  { day: unbrokenDay(nextExam.date) },
                )
              : null}
          </span>
        </li>
      ) : null}
    </ul>
  );
}

const bold = (words: ReactNode) => <b className="text-heading">{words}</b>;

function Title({ children }: { children: string }) {
  const props = languageProps(children);
  return props.lang ? <span {...props}>{children}</span> : children;
}

const ExamTitle = ({ title, classes }: { title: string; classes: string }) => (
  <>
    <Title>{title}</Title>
    {classes ? ` (${t(/* Of an exam. */ "classes {classes}", { classes })})` : null}
  </>
);

/** A tick or a cross; readers hear the words after it. */
function DayMark({ day: { closed, isUrgent } }: { day: SchoolDay }) {
  if (isUrgent) return <VisitorIcon name="alert-triangle" size={18} className="mt-px text-red" />;
  return (
    <VisitorIcon
      name={closed ? "x" : "check"}
      size={18}
      className={closed ? "mt-px text-red" : "mt-px text-leaf"}
    />
  );
}

const haveSameHours = (one: SchoolDay, other: SchoolDay) =>
  !one.isUrgent && one.classes.length > 0 && JSON.stringify(one.classes) === JSON.stringify(other.classes);

function AnswerOf({
  day: { closed, classes, isUrgent },
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
          { day: unbrokenDay(closed.until) },
        )
      : rich(/* After “Today:”. */ "no school, <title></title>", title);
  }
  if (closed) return t(/* After “Today:”. */ "no school");
  if (isShort) return t(/* After “Today:”. */ "school, same hours");
  if (classes.length === 0) return t(/* After “Today:”. */ "school is open");
  return classes.map((group, index) => (
    <Fragment key={group.names.join()}>
      {index > 0 ? "; " : null}
      <HoursOf {...group} />
    </Fragment>
  ));
}

function HoursOf({ names, hours }: ClassesOfDay) {
  const until = hours ? unbrokenTimes(indianTime(hours.until)) : "";
  if (names.length === 0) {
    return hours?.from
      ? t(
          /* There is school on this day; after “Today:”. Times such as 8:15 am. */ "school, {from} – {until}",
          { from: unbrokenTimes(indianTime(hours.from)), until },
        )
      : t(/* There is school on this day; after “Today:”. */ "school until {until}", { until });
  }
  const words = names.join(", ");
  const classes = { classes: () => <Title>{words}</Title> };
  if (hours?.from)
    return rich(
      /* <classes></classes> such as Classes III to VIII; times such as 8:15 am. */ "<classes></classes> {from} – {until}",
      classes,
      { from: unbrokenTimes(indianTime(hours.from)), until },
    );
  return hours
    ? rich(
        /* <classes></classes> such as Classes III to VIII; {until} such as 11:30 am. */ "<classes></classes> until {until}",
        classes,
        { until },
      )
    : rich(/* <classes></classes> such as Classes I and II. */ "<classes></classes>: no school", classes);
}
