import { t } from "#say";

/** Title in the calendar of a day on which the school is closed, in the language of the page. */
export const sayClosed = (reason: string) => t(/* In the calendar. */ "School closed: {reason}", { reason });

/** Returns the reason in a title of `sayClosed`, and other titles as they are. */
export function findReason(title: string): string {
  const mark = "\uE000";
  const [before = "", after = ""] = sayClosed(mark).split(mark);
  const isClosed = title.startsWith(before) && title.endsWith(after);
  return isClosed ? title.slice(before.length, title.length - after.length) : title;
}
