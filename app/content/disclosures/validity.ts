import { t } from "#say";
import { addDays, shortDate } from "~/dates/dates";

/** Days before a document ends from which staff are warned. */
export const warningDays = 60;

/** Days before the end at which the warning gets stronger. */
export const warningSteps = [7, 30, warningDays] as const;

const dayLength = 24 * 60 * 60 * 1000;

interface Dates {
  valid_from: string | null;
  valid_until: string | null;
}

export interface Validity {
  status: "valid" | "ends soon" | "ended";
  words: string;
}

/** Returns the validity; undefined if no date is known. @param today day at the school */
export function getValidity({ valid_from, valid_until }: Dates, today: string): Validity | undefined {
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

export function findWarningStep(valid_until: string, today: string): number | undefined {
  const days = (Date.parse(valid_until) - Date.parse(today)) / dayLength;
  return days < 0 ? 0 : warningSteps.find((step) => days <= step);
}

const endsIn = (days: number) => (days === 1 ? t("Ends tomorrow") : t("Ends in {days} days", { days }));

export function lastWarnedDay(today: string): string {
  return addDays(today, warningDays);
}
