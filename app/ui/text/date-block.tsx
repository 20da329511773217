import { dayAndMonthParts } from "~/dates/indian-dates";

const blockClass =
  "grid w-[min(3.25rem,18vw)] flex-none whitespace-nowrap [&:not(:lang(en))]:w-[min(4.5rem,20vw)] justify-items-center text-sm/none font-semibold text-orange [&_b]:font-serif [&_b]:text-lg/none [&_b]:tabular-nums lg:[&_b]:text-xl/none";

/** A list item with a date block at its left, as in a newspaper column. */
export const datedRow =
  "relative min-h-18 border-t border-line py-3 pl-[min(4.5rem,22vw)] lg:pl-[5.5rem] [&:not(:lang(en))]:pl-[min(5.5rem,24vw)] *:first:absolute *:first:top-3.5 *:first:left-0";

/** A date as newspapers and calendars show it: the day large, the month small. The full date is in the text. */
export function DateBlock({ date }: { date: string }) {
  const { day, month } = dayAndMonthParts(date);
  return (
    <span className={blockClass} aria-hidden="true">
      {/* Digits need no room for signs. */}
      <b lang={/^\d+$/.test(day) ? "en" : undefined}>{day}</b> {month}
    </span>
  );
}
