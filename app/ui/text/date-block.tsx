import { dayAndMonth, dayAndMonthParts, indianTime } from "~/dates/indian-dates";

const dateColumn =
  "w-[min(4.25rem,18vw)] flex-none whitespace-nowrap [&:not(:lang(en))]:w-[min(4.5rem,20vw)]";
const blockClass =
  "grid justify-items-center text-sm/none font-semibold text-orange [&_b]:font-serif [&_b]:text-lg/none [&_b]:tabular-nums lg:[&_b]:text-xl/none";

/** A list item whose first element, its date, is at its left, as in a newspaper column; above it on the narrowest phones. */
export const datedRow =
  "relative min-h-18 border-t border-line py-3 2xs:pl-[min(5.75rem,26vw)] 2xs:*:first:absolute 2xs:*:first:top-3.5 2xs:*:first:left-0";

/** Day large, month and time small; the full date is in the text. @param time `HH:mm`; empty for a day */
export function DateBlock({ date, time = "" }: { date: string; time?: string }) {
  const { day, month } = dayAndMonthParts(date);
  return (
    <span className={`${dateColumn} ${blockClass}`} aria-hidden="true">
      {/* Digits need no room for signs. */}
      <b lang={/^\d+$/.test(day) ? "en" : undefined}>{day}</b> {month}
      {time ? <span className="mt-0.5 max-lg:[&:not(:lang(en))]:hidden">{indianTime(time)}</span> : null}
    </span>
  );
}

/** The day of posting in the same column, in plain words. The full date is in the text. */
export function PlainDay({ date }: { date: string }) {
  return (
    <span className={`${dateColumn} text-center text-sm text-ink-soft`} aria-hidden="true">
      {dayAndMonth(date)}
    </span>
  );
}
