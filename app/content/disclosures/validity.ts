import { t } from "#say";
import { addDays, shortDate } from "~/dates/dates";

/** Days before its end on which staff are told that a document ends. */
export const warningDays = 60;

/** Days before its end from which on a document is told of with more weight. */
export const warningSteps = [7, 30, warningDays] as const;

const dayLength = 24 * 60 * 60 * 1000;

interface Dates {
  valid_from: string | null;
  valid_until: string | null;
}

export interface Validity {
  status: "valid" | "ends soon" | "ended";
  /** In words, such as "Ends in 12 days". */
  words: string;
}

/** Until when a document is valid, or from when; undefined if that is not known. @param today at the school, as a day */
export function validityOf({ valid_from, valid_until }: Dates, today: string): Validity | undefined {
  if (valid_until && valid_until < today)
    return { status: "ended", words: t("Ended on {day}", { day: shortDate(valid_until) }) };
  if (valid_from && valid_from > today)
    return { status: "valid", words: t("Valid from {day}", { day: shortDate(valid_from) }) };
  if (!valid_until) return undefined;
  const days = (Date.parse(valid_until) - Date.parse(today)) / dayLength;
  if (days > warningDays)
    return { status: "valid", words: t("Valid until {day}", { day: shortDate(valid_until) }) };
  return { status: "ends soon", words: days === 0 ? t("Ends today") : endsIn(days) };
}

/** In which of `warningSteps` a document is that ends on a day; 0 where it has ended, undefined if that is far. */
export function warningStepOf(valid_until: string, today: string): number | undefined {
  const days = (Date.parse(valid_until) - Date.parse(today)) / dayLength;
  return days < 0 ? 0 : warningSteps.find((step) => days <= step);
}

const endsIn = (days: number) => (days === 1 ? t("Ends tomorrow") : t("Ends in {days} days", { days }));

/** The last day on which a document that ends then is told of, as a day. */
export function lastWarnedDay(today: string): string {
  return addDays(today, warningDays);
}
