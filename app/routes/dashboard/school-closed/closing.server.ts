import { z } from "zod";
import { msg, t } from "#say";
import { sayClosed } from "~/agenda/closed-title";
import { weekdayAndDay } from "~/agenda/school-today";
import { sayFixed } from "~/capabilities/translations/fixed-vocabulary";
import { createSpeech, siteLanguages } from "~/capabilities/translations/site-languages.server";
import { addDays, isDate, todayAtSchool } from "~/dates/dates";
import { dayInWords } from "~/dates/indian-dates";
import { monthNumber } from "~/dates/parse-written-date";
import { parseFields, text } from "~/forms/fields.server";
import { declareForm } from "~/forms/form-size.server";
import { speaking } from "~/languages/current";
import { english } from "~/languages/languages";
import type { Services } from "~/services/services.server";
import { maxBannerLength } from "~/settings/banner";
import { classNames, otherDay, type places, reasons } from "./closing";

/** Days ahead, and of a closing: a banner is not shown for longer. */
export const maxDays = 31;

export interface Closing {
  /** `yyyy-MM-dd` */
  first: string;
  last: string;
  reason: string;
  own_reason: string;
  from_class: string;
  until_class: string;
  /** Own English text; empty for the proposed one. */
  title: string;
  text: string;
  places: Record<keyof typeof places, boolean>;
}

const choice = () => z.string().trim().max(100).default("");

const box = () => z.string().max(1).optional();

const shape = declareForm({
  day: choice(),
  other_day: choice(),
  last_day: choice(),
  reason: choice(),
  own_reason: text(msg("The reason"), 60),
  from_class: choice(),
  until_class: choice(),
  title: text(msg("The title"), maxBannerLength),
  text: text(msg("The text"), 500),
  proposed_title: choice(),
  proposed_text: text(msg("The text"), 500),
  banner: box(),
  notice: box(),
  calendar: box(),
  newsletter: box(),
});

/** Checks a form, or the query of the messages. */
const schema = z
  .object(shape)
  .transform(({ banner, notice, calendar, newsletter, ...values }, { addIssue }): Closing => {
    const refuse = (field: keyof typeof values, message: string) =>
      addIssue({ code: "custom", path: [field], message });
    const first = values.day === otherDay ? values.other_day : values.day;
    const last = values.last_day || first;
    if (!isDate(first))
      refuse(values.day === otherDay ? "other_day" : "day", msg("Enter the day, such as 2026-11-27"));
    else if (values.other_day && values.day !== otherDay)
      refuse("day", msg("Choose “Another day”, or empty the field of the other day"));
    else if (!isDate(last) || last < first || last > addDays(first, maxDays - 1))
      refuse("last_day", msg("Enter a last day after the first one, within a month"));
    if (!values.own_reason && !reasons.some(({ value }) => value === values.reason))
      refuse("reason", msg("Choose the reason, or write your own"));
    const [from, until] = [values.from_class, values.until_class].map((name) => classNames.indexOf(name));
    if ((values.from_class && from === -1) || (values.until_class && (until ?? 0) <= (from ?? 0)))
      refuse("until_class", msg("Choose a last class after the first one"));
    for (const field of ["title", "text"] as const)
      if (values[field] === values[`proposed_${field}`]) values[field] = "";
    for (const field of ["own_reason", "title", "text"] as const)
      if (isDate(first) && isDate(last) && namesAnotherDay(values[field], first, last))
        refuse(field, msg("The text has a date on which the school is not closed"));
    if (newsletter && !notice)
      addIssue({
        code: "custom",
        path: ["newsletter"],
        message: msg("The newsletter sends the notice: choose it too"),
      });
    return {
      ...values,
      first,
      last,
      places: {
        banner: banner === "1",
        notice: notice === "1",
        calendar: calendar === "1",
        newsletter: newsletter === "1",
      },
    };
  });

/** True if an English text has a date such as “5 December” or “December 5” that is not one of the days. */
function namesAnotherDay(words: string, first: string, last: string): boolean {
  const dates = [
    ...[...words.matchAll(/\b(\d{1,2})(?:st|nd|rd|th)? ([a-z]{3,9})\b/gi)].map(([, day, month]) => ({
      day,
      month,
    })),
    ...[...words.matchAll(/\b([a-z]{3,9}) (\d{1,2})\b/gi)].map(([, month, day]) => ({ day, month })),
  ];
  return dates.some(({ day = "", month = "" }) => {
    const number = monthNumber(month);
    if (number === 0) return false;
    const written = [number, Number(day)].map((part) => String(part).padStart(2, "0")).join("-");
    for (let date = first; date <= last; date = addDays(date, 1)) if (date.endsWith(written)) return false;
    return true;
  });
}

export const readClosing = (fields: URLSearchParams) => parseFields(schema, fields);

const comingSchema = schema.superRefine(({ first, last }, { addIssue }) => {
  const today = todayAtSchool();
  const refuse = (message: string) => addIssue({ code: "custom", path: ["day"], message });
  if (isDate(first) && first < today) refuse(msg("This day has passed: choose a later one"));
  else if (isDate(last) && last > addDays(today, maxDays - 1))
    refuse(msg("Choose days within the next month"));
});

/** For the form, which closes the school on coming days only. */
export const parseClosing = (fields: URLSearchParams) => parseFields(comingSchema, fields);

export interface Said {
  /** Language code; `name` in the language itself. */
  code: string;
  name: string;
  title: string;
  text: string;
  /** Title in the calendar, which shows the days itself. */
  entry: string;
}

/** Returns title and text in each language of the site, English first. */
export function sayClosing(services: Pick<Services, "db">, closing: Closing): [Said, ...Said[]] {
  const all = siteLanguages(services);
  const [said, ...others] = [english, ...all.languages].map((language) => ({
    code: language.code,
    name: language.name,
    ...speaking(createSpeech(all, language), () => propose(closing)),
  }));
  if (!said) throw new Error("English is missing.");
  const own =
    closing.title && closing.title !== said.title ? { title: closing.title, entry: closing.title } : {};
  return [{ ...said, ...own, text: closing.text || said.text }, ...others];
}

export function propose({ first, last, from_class, until_class, ...closing }: Closing) {
  const join = (from: string, until: string) =>
    until
      ? t(/* Such as: Monday to Friday; 7:00 am to 11:00 am; nursery to class II. */ "{from} to {until}", {
          from,
          until,
        })
      : from;
  const daysBy = (say: (date: string) => string) => join(say(first), last > first ? say(last) : "");
  const usual = reasons.find(({ value }) => value === closing.reason);
  const reason = closing.own_reason || (usual ? t(usual.label) : "");
  const days = daysBy(dayInWords);
  const dated = daysBy(weekdayAndDay);
  if (!from_class)
    return {
      title: t(/* {days} such as: 27 November. */ "School closed, {days}: {reason}", { days, reason }),
      entry: sayClosed(reason),
      text: t(
        /* {days} such as: Friday 27 November. */ "The school is closed for all classes: {days}. Reason: {reason}.",
        { days: dated, reason },
      ),
    };
  const classes = join(sayFixed(from_class), sayFixed(until_class));
  return {
    title: t(
      /* {classes} such as: Class VI; {days} such as: 27 November. */ "No school for {classes}, {days}: {reason}",
      {
        classes,
        days,
        reason,
      },
    ),
    entry: t(/* In the calendar; {classes} such as: Class VI. */ "No school for {classes}: {reason}", {
      classes,
      reason,
    }),
    text: t(
      /* {classes} such as: Class VI; {days} such as: Friday 27 November. */ "There is no school for {classes}: {days}. Reason: {reason}. All other classes have school.",
      { classes, days: dated, reason },
    ),
  };
}
