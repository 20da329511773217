import { msg, t } from "#say";
import { todayAtSchool } from "~/dates/dates";
import type { TableSpec } from "~/page-texts/tables";

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

export type ResultColumn = keyof ResultRow;

/** In the order of the form. */
export const resultColumns = {
  year: { label: msg("Year"), type: "count" },
  registered: {
    label: msg(/* Number of pupils who were registered for an examination. */ "Registered"),
    type: "count",
  },
  passed: { label: msg(/* Number of pupils who passed. */ "Passed"), type: "count" },
  remarks: { label: msg("Remarks"), long: true },
} as const satisfies Record<ResultColumn, TableSpec["columns"][number]>;

export const resultColumnNames = Object.keys(resultColumns) as ResultColumn[];

/** Table of results in the form of its section. @param line key of the line */
export const resultsSpec = (line: string): TableSpec => ({
  prefix: `${line}-`,
  columns: Object.values(resultColumns),
  fixedRows: yearsAsked,
});

/** Returns the cells of the form: saved rows, and the years that are missing. */
export function resultCells(rows: readonly ResultRow[]): string[][] {
  const missing = resultYears().filter((year) => !rows.some((row) => row.year === year));
  const empty = missing.slice(0, Math.max(0, yearsAsked - rows.length));
  const cells = [
    ...rows.map((row) => resultColumnNames.map((name) => String(row[name]))),
    ...empty.map((year) => [String(year), "", "", ""]),
  ];
  return cells.sort(([one], [other]) => Number(other) - Number(one));
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
