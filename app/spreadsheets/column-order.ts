import { plainDigits } from "../text/digits";

/** Order of day and month in a column of numbers: `18/10/2027` or `10/18/2027`. */
export type DayOrder = "day-first" | "month-first";

/** Points never stand in American dates. */
const dates = /(?<![\d./-])(\d{1,2})([-/])(\d{1,2})\2(\d{4}|\d{2})(?!\d)/g;

const weekdays = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];
const weekdayWord = /\b(sun|mon|tue|wed|thu|fri|sat)[a-z]*\b/i;

interface Cell {
  text: string;
  /** All cells of the row, of which one can name the weekday. */
  row: readonly string[];
}

const manyDates = 3;

interface FoundDayOrder {
  order?: DayOrder | undefined;
  /** A cell with two readings. */
  example?: string;
  /** A cell that proves that the month is first. */
  proof?: string;
}

/** Undefined if no cell proves an order, or if one month-first cell, which can be a slip, decides about many others. */
export function findDayOrder(cells: readonly Cell[]): FoundDayOrder {
  const proofs = new Set<DayOrder>();
  const monthFirst: string[] = [];
  let undecided = 0;
  let example: string | undefined;
  for (const { text, row } of cells) {
    for (const [date, one = "", , two = "", year = ""] of plainDigits(text).matchAll(dates)) {
      const [first, second] = [Number(one), Number(two)];
      if (first > 12 && second <= 12) proofs.add("day-first");
      else if (second > 12 && first <= 12) {
        proofs.add("month-first");
        if (second <= 31) monthFirst.push(date);
      } else if (first !== second && first <= 12 && second <= 12) {
        const proof = findByWeekday(first, second, year, row);
        if (proof) proofs.add(proof);
        if (proof === "month-first") monthFirst.push(date);
        if (!proof) {
          undecided += 1;
          example ??= date;
        }
      }
    }
  }
  // Two orders in one column: the impossible dates are refused one by one.
  if (proofs.size === 2) return { order: "day-first" };
  const [order] = proofs;
  const isOneSlip = order === "month-first" && monthFirst.length < 2 && undecided >= manyDates;
  if (example !== undefined && (order === undefined || isOneSlip)) return { example };
  const [proof] = monthFirst;
  return { order, ...(order === "month-first" && proof !== undefined && { proof }) };
}

function findByWeekday(first: number, second: number, year: string, row: readonly string[]) {
  const said = row.map((cell) => weekdayWord.exec(cell)?.[1]?.toLowerCase()).find(Boolean);
  if (!said) return undefined;
  const fits = (month: number, day: number) =>
    weekdays[new Date(Date.UTC(2000 + (Number(year) % 100), month - 1, day)).getUTCDay()] === said;
  const [isDayFirst, isMonthFirst] = [fits(second, first), fits(first, second)];
  return isDayFirst === isMonthFirst ? undefined : isDayFirst ? "day-first" : "month-first";
}

/** Writes the day first. */
export const toDayFirst = (text: string): string =>
  plainDigits(text).replace(dates, (_, month, separator, day, year) => [day, month, year].join(separator));

/** Sign in front of the decimals of a column: `97.4` or `97,4`. */
export type DecimalSign = "point" | "comma";

/** @param most largest number that makes sense in this column; reads `97,412` as a decimal number if it is 100 */
export function findDecimalSign(
  cells: readonly string[],
  most = Number.POSITIVE_INFINITY,
): { sign?: DecimalSign | undefined; example?: string } {
  let example: string | undefined;
  for (const text of cells.map((cell) => plainDigits(cell).replace("%", "").trim())) {
    if (/^\d+\.\d+$/.test(text)) return { sign: "point" };
    const [, whole = "", decimals = ""] = /^(\d{1,4}),(\d+)$/.exec(text) ?? [];
    if (!decimals) continue;
    if (decimals.length !== 3 || whole === "0" || Number(whole + decimals) > most) return { sign: "comma" };
    example ??= text;
  }
  return example === undefined ? {} : { example };
}

/** Writes a point in front of the decimals, and takes commas out of thousands. */
export function toDecimalPoint(text: string, sign: DecimalSign | undefined): string {
  const isDecimal = sign === "comma" || /^\p{Nd}+,(?:\p{Nd}{1,2}|\p{Nd}{4,})\s*%?$/u.test(text);
  return text.replace(/(\p{Nd}),(?=\p{Nd})/gu, isDecimal ? "$1." : "$1");
}
