import type { Message } from "~/languages/messages";
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
    { label: "Class" },
    { label: "On admission", type: "amount" },
    { label: "Term 1", type: "amount" },
    { label: "Term 2", type: "amount" },
    { label: "Term 3", type: "amount" },
    { label: "Whole year", type: "amount" },
  ],
  ownHeadings: true,
  offered: yearGroups,
};

/** When one can apply for which class. */
export const admissionDatesTable: TableSpec = {
  columns: [
    { label: "Class or step" },
    { label: "From", type: "date" },
    { label: "Until", type: "date" },
    { label: "Good to know", long: true },
  ],
};

/** How old a child is to be. */
export const admissionAgesTable: TableSpec = {
  columns: [{ label: "Class" }, { label: "Age on 31 March" }, { label: "Born between" }],
  offered: yearGroups,
};

/** When school begins and ends. */
export const schoolTimesTable: TableSpec = {
  columns: [{ label: "Classes" }, { label: "Summer" }, { label: "Winter" }, { label: "Saturday" }],
  ownHeadings: true,
};

/** When somebody is there to speak to. */
export const officeHoursTable: TableSpec = {
  columns: [{ label: "Office" }, { label: "Days" }, { label: "Time" }],
  offered: ["School office", "Fee counter", "Principal"],
};

/** Where the school buses stop, and when. */
export const busStopsTable: TableSpec = {
  columns: [{ label: "Route" }, { label: "Stop" }, { label: "Morning" }, { label: "Afternoon" }],
  grouped: true,
};
