import { type Message, msg } from "#message";
export interface TableColumn {
  label: Message;
  /** `amount`: rupees, or words such as Free; `count`: of things; `date`: stored as `yyyy-MM-dd`; default short text. */
  type?: "amount" | "count" | "date";
  /** Sentences, which need wide inputs on phones. */
  long?: true;
}

export interface TableSpec {
  /** Start of its field names, if a form has several tables. */
  prefix?: string;
  /** Number of rows, if it is fixed. */
  fixedRows?: number;
  columns: readonly TableColumn[];
  /** The school can rename columns after the first. */
  ownHeadings?: true;
  offered?: readonly string[];
  /** Rows without a first cell belong to the row above. */
  grouped?: true;
}

const yearGroups = [
  "Nursery",
  "LKG",
  "UKG",
  ...["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"].map((number) => `Class ${number}`),
  "Class XI",
  "Class XII",
];

export const feesTable: TableSpec = {
  columns: [
    { label: msg(/* A year group of the school, such as Class V. */ "Class") },
    { label: msg(/* Heading of a column of fees. */ "On admission"), type: "amount" },
    { label: msg("Term 1"), type: "amount" },
    { label: msg("Term 2"), type: "amount" },
    { label: msg("Term 3"), type: "amount" },
    { label: msg(/* Heading of a column of fees. */ "First year, in total"), type: "amount" },
    {
      label: msg(/* Heading of a column of fees: every year after the first. */ "Each later year"),
      type: "amount",
    },
  ],
  ownHeadings: true,
  offered: yearGroups,
};

export const admissionDatesTable: TableSpec = {
  columns: [
    { label: msg("Class or step") },
    { label: msg(/* Heading of a column of dates. */ "From"), type: "date" },
    { label: msg(/* Heading of a column of dates. */ "Until"), type: "date" },
    { label: msg("Good to know"), long: true },
  ],
};

export const admissionAgesTable: TableSpec = {
  columns: [
    { label: msg("Class") },
    { label: msg("Age on 31 March before the session") },
    { label: msg(/* Heading of a column; two dates stand below it. */ "Born between") },
  ],
  offered: yearGroups,
};

export const schoolTimesTable: TableSpec = {
  columns: [
    { label: msg("Classes") },
    { label: msg("Summer") },
    { label: msg("Winter") },
    { label: msg("Saturday") },
  ],
  ownHeadings: true,
};

export const officeHoursTable: TableSpec = {
  columns: [
    { label: msg(/* the school's office, beside its e-mail address */ "Office") },
    { label: msg("Days") },
    { label: msg("Time") },
  ],
  offered: ["School office", "Fee counter", "Principal"],
};

export const busStopsTable: TableSpec = {
  columns: [
    { label: msg(/* Of a school bus. */ "Route") },
    { label: msg(/* Of a school bus. */ "Stop") },
    { label: msg("Morning") },
    { label: msg("Afternoon") },
  ],
  grouped: true,
};
