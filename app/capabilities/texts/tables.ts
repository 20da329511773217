import { type Message, msg } from "#message";
/** One column of a table that the school fills. */
export interface TableColumn {
  label: Message;
  /**
   * `amount` is in rupees, or words such as Free; `date` a day, stored as `yyyy-MM-dd`; any short text when not given.
   */
  type?: "amount" | "date";
  /** Its cells hold a sentence: on a phone their inputs are as wide as the form. */
  long?: true;
}

/** A table of the public pages: what stands in its columns. */
export interface TableSpec {
  columns: readonly TableColumn[];
  /** The school may give the columns behind the first other names. */
  ownHeadings?: true;
  /** What the first column of an empty table offers to fill in. */
  offered?: readonly string[];
  /** Rows whose first column is empty belong to the row above. */
  grouped?: true;
}

/** The classes of a school of the CBSE. */
const yearGroups = [
  "Nursery",
  "LKG",
  "UKG",
  ...["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"].map((number) => `Class ${number}`),
  "Class XI",
  "Class XII",
];

/** Fees by class and term. */
export const feesTable: TableSpec = {
  columns: [
    { label: msg(/* A year group of the school, such as Class V. */ "Class") },
    { label: msg(/* Heading of a column of fees. */ "On admission"), type: "amount" },
    { label: msg("Term 1"), type: "amount" },
    { label: msg("Term 2"), type: "amount" },
    { label: msg("Term 3"), type: "amount" },
    { label: msg("Whole year"), type: "amount" },
  ],
  ownHeadings: true,
  offered: yearGroups,
};

/** When one can apply for which class. */
export const admissionDatesTable: TableSpec = {
  columns: [
    { label: msg("Class or step") },
    { label: msg(/* Heading of a column of dates. */ "From"), type: "date" },
    { label: msg(/* Heading of a column of dates. */ "Until"), type: "date" },
    { label: msg("Good to know"), long: true },
  ],
};

/** How old a child is to be. */
export const admissionAgesTable: TableSpec = {
  columns: [
    { label: msg("Class") },
    { label: msg("Age on 31 March") },
    { label: msg(/* Heading of a column; two dates stand below it. */ "Born between") },
  ],
  offered: yearGroups,
};

/** When school begins and ends. */
export const schoolTimesTable: TableSpec = {
  columns: [
    { label: msg("Classes") },
    { label: msg("Summer") },
    { label: msg("Winter") },
    { label: msg("Saturday") },
  ],
  ownHeadings: true,
};

/** When somebody is there to speak to. */
export const officeHoursTable: TableSpec = {
  columns: [
    { label: msg(/* the school's office, beside its e-mail address */ "Office") },
    { label: msg("Days") },
    { label: msg("Time") },
  ],
  offered: ["School office", "Fee counter", "Principal"],
};

/** Where the school buses stop, and when. */
export const busStopsTable: TableSpec = {
  columns: [
    { label: msg(/* Of a school bus. */ "Route") },
    { label: msg(/* Of a school bus. */ "Stop") },
    { label: msg("Morning") },
    { label: msg("Afternoon") },
  ],
  grouped: true,
};
