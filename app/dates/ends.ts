import { t } from "#say";
import { addDays, localMoment, momentAtSchool, shortDate } from "./dates";

/** Date that ends at a midnight; undefined for other times. */
function getDayEndingAt(moment: string): string | undefined {
  const [day = "", time = ""] = localMoment(moment).split("T");
  return time.startsWith("00:00") ? addDays(day, -1) : undefined;
}

/** After “until”. Midnight is the end of the day before. */
export function sayEnd(moment: string): string {
  const day = getDayEndingAt(moment);
  return day ? t("the end of {date}", { date: shortDate(day) }) : momentAtSchool(moment);
}

/** Without a word before it. Midnight is the day before. */
export function sayLastMoment(moment: string): string {
  const day = getDayEndingAt(moment);
  return day ? shortDate(day) : momentAtSchool(moment);
}
