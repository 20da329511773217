import { figures, type Message, msg, t } from "#say";

// Own messages, because not every phone has the data, and `Intl` has the month first in Odia.

const months: readonly Message[] = [
  msg(/* The month. */ "January"),
  msg(/* The month. */ "February"),
  msg(/* The month. */ "March"),
  msg(/* The month. */ "April"),
  msg(/* The month. */ "May"),
  msg(/* The month. */ "June"),
  msg(/* The month. */ "July"),
  msg(/* The month. */ "August"),
  msg(/* The month. */ "September"),
  msg(/* The month. */ "October"),
  msg(/* The month. */ "November"),
  msg(/* The month. */ "December"),
];

/** @param number 1 to 12 */
export const monthName = (number: number): string => t(months[number - 1] ?? msg("May"));

function splitDate(date: string) {
  const [year, month, day] = date.split("-").map(Number);
  return {
    year: figures(Number(year)),
    month: monthName(Number(month)),
    day: figures(Number(day)),
  };
}

/** `yyyy-MM` → `May 2026` */
export function monthInWords(name: string): string {
  const { year, month } = splitDate(name);
  return `${month} ${year}`;
}

/** `yyyy-MM-dd` → `18 May` */
export function dayInOwnWords(date: string): string {
  const { month, day } = splitDate(date);
  return `${day} ${month}`;
}

/** `yyyy-MM-dd` → `18 May 2026` */
export function dateInWords(date: string): string {
  const { year, month, day } = splitDate(date);
  return `${day} ${month} ${year}`;
}

/** Merges shared parts: `18–20 May 2026`, `18 May – 20 June 2026`. */
export function spanInWords(first: string, last: string): string {
  if (first === last) return dateInWords(first);
  const { year, month, day } = splitDate(first);
  if (first.slice(0, 7) === last.slice(0, 7)) return `${day}–${dateInWords(last)}`;
  const start = first.slice(0, 4) === last.slice(0, 4) ? `${day} ${month}` : `${day} ${month} ${year}`;
  return `${start} – ${dateInWords(last)}`;
}
