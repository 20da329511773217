import { t } from "#say";
import { todayAtSchool } from "~/dates/dates";

/** A year of a board examination. */
export interface ResultRow {
  year: number;
  registered: number;
  passed: number;
  remarks: string;
}

/** Years that CBSE asks for. */
export const yearsAsked = 3;

/** The month from which on the results of a year are there: CBSE declares them in May. */
const monthOfResults = 7;

/** The years whose results are asked for on a day, the newest first. @param today a day */
export function resultYears(today = todayAtSchool()): number[] {
  const year = Number(today.slice(0, 4)) - (Number(today.slice(5, 7)) < monthOfResults ? 1 : 0);
  return Array.from({ length: yearsAsked }, (_, back) => year - back);
}

/** The rows in a value of the database. */
export function readResults(value: string): ResultRow[] {
  return value ? (JSON.parse(value) as ResultRow[]) : [];
}

/** A value of the database; empty if there are no rows. The newest year comes first. */
export function writeResults(rows: readonly ResultRow[]): string {
  return rows.length > 0 ? JSON.stringify([...rows].sort((one, other) => other.year - one.year)) : "";
}

/** How many of a hundred passed, with two decimals at most: `98.46 %`. */
export function passPercentage({ registered, passed }: Pick<ResultRow, "registered" | "passed">): string {
  return `${Math.round((passed / registered) * 10_000) / 100} %`;
}

/** The field of a form that has one thing of a row. */
export const resultField = (line: string, row: number, name: keyof ResultRow) => `${line}_${row}_${name}`;

/** The results in one line of text, for lists of changes. */
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
