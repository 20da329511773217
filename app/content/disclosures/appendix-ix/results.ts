import { t } from "#say";
import { todayAtSchool } from "~/dates/dates";

export interface ResultRow {
  year: number;
  registered: number;
  passed: number;
  remarks: string;
}

export const yearsAsked = 3;

/** First month with results of a year: CBSE declares them in May. */
const monthOfResults = 7;

export function resultYears(today = todayAtSchool()): number[] {
  const year = Number(today.slice(0, 4)) - (Number(today.slice(5, 7)) < monthOfResults ? 1 : 0);
  return Array.from({ length: yearsAsked }, (_, back) => year - back);
}

export function readResults(value: string): ResultRow[] {
  return value ? (JSON.parse(value) as ResultRow[]) : [];
}

export function writeResults(rows: readonly ResultRow[]): string {
  return rows.length > 0 ? JSON.stringify([...rows].sort((one, other) => other.year - one.year)) : "";
}

/** Formats with at most two decimals: `98.46 %`. */
export function passPercentage({ registered, passed }: Pick<ResultRow, "registered" | "passed">): string {
  return `${Math.round((passed / registered) * 10_000) / 100} %`;
}

export const resultField = (line: string, row: number, name: keyof ResultRow) => `${line}_${row}_${name}`;

export function resultsInWords(rows: readonly ResultRow[]): string {
  return rows
    .map(({ year, registered, passed, remarks }) =>
      [
        t(/* Of students: numbers. */ "{year}: {passed} of {registered} passed", {
          year,
          passed,
          registered,
        }),
        remarks,
      ]
        .filter(Boolean)
        .join(", "),
    )
    .join("; ");
}
