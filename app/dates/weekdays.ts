import { type Message, msg, t } from "#say";

export const weekdays = [
  { name: msg("Sunday"), short: msg(/* Sunday, short. */ "Sun") },
  { name: msg("Monday"), short: msg(/* Monday, short. */ "Mon") },
  { name: msg("Tuesday"), short: msg(/* Tuesday, short. */ "Tue") },
  { name: msg("Wednesday"), short: msg(/* Wednesday, short. */ "Wed") },
  { name: msg("Thursday"), short: msg(/* Thursday, short. */ "Thu") },
  { name: msg("Friday"), short: msg(/* Friday, short. */ "Fri") },
  { name: msg("Saturday"), short: msg(/* Saturday, short. */ "Sat") },
] as const satisfies readonly { name: Message; short: Message }[];

/** `Friday` @param date `yyyy-MM-dd` */
export function weekdayName(date: string): string {
  const weekday = weekdays[new Date(date).getUTCDay()];
  return weekday ? t(weekday.name) : "";
}

/** `Fri` @param date `yyyy-MM-dd` */
export function shortWeekday(date: string): string {
  const weekday = weekdays[new Date(date).getUTCDay()];
  return weekday ? t(weekday.short) : "";
}
