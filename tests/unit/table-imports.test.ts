import { describe, expect, test } from "vitest";
import { t } from "#say";
import type { ListImport } from "~/capabilities/imports/list-import";
import { calendarImport } from "~/content/calendar/entry-import.server";
import { boardResultsImport } from "~/content/disclosures/appendix-ix/results-import.server";
import { disclosureImport } from "~/content/disclosures/disclosure-import.server";
import { disclosureDocument } from "~/content/disclosures/document-fields";
import { facultyImport } from "~/content/faculty/faculty-import.server";
import { programImport } from "~/content/programs/program-import.server";
import { topperImport } from "~/content/toppers/topper-import.server";
import { certificateImport } from "~/content/transfer-certificates/certificate-import.server";
import { createBudget } from "~/files/examine/budget";
import { readTableBytes } from "~/files/examine/table-file";
import type { FieldSpec } from "~/forms/field-specs";
import { calendarEntry } from "~/kinds/calendar-entry";
import { facultyMember } from "~/kinds/faculty-member";
import { program } from "~/kinds/program";
import { topper } from "~/kinds/topper";
import { readPasted } from "~/spreadsheets/read-table.server";
import { type Cell, type SheetSpec, writeExcel, writeOpenDocument } from "../support/spreadsheet";

const lists = {
  results: topperImport,
  calendar: calendarImport,
  "board results": boardResultsImport,
  documents: disclosureImport,
  faculty: facultyImport,
  programs: programImport,
  certificates: certificateImport,
} satisfies Record<string, ListImport>;

interface Expected {
  /** Values of each record, joined. */
  rows: string[];
  /** Refused rows: words and reason. */
  refused?: string[];
  /** Lines and columns that are not used. */
  unused?: string[];
  /** Hidden rows, columns and sheets. */
  hidden?: [rows: number, columns: number, ...sheets: string[]];
  asks?: string[];
}

interface Case extends Expected {
  list: keyof typeof lists;
  sheets?: SheetSpec[];
  text?: string;
  fields?: Record<string, string>;
}

function read({ list, fields = {} }: Case, source: Parameters<ListImport["read"]>[0]): Expected {
  const { rows, account, questions } = lists[list].read(source, new URLSearchParams(fields));
  const { tables = [], unused = [], hidden } = account ?? {};
  return {
    rows: rows.flatMap(({ row, problem }) =>
      row && !problem ? [Object.values(row).filter(Boolean).join(" | ")] : [],
    ),
    refused: rows.flatMap(({ words, problem }) => (problem ? [`${words}: ${problem}`] : [])),
    unused: [
      ...unused.map(({ text, reason }) => `${text}: ${reason}`),
      ...tables.flatMap(({ columns }) => columns.flatMap(({ heading, use }) => (use ? [] : [heading]))),
    ],
    hidden: [hidden?.rows ?? 0, hidden?.columns ?? 0, ...(hidden?.sheets ?? [])],
    asks: questions.map(({ label, options }) => [label, ...options.map((one) => one.label)].join(" | ")),
  };
}

const none = { refused: [], unused: [], hidden: [0, 0], asks: [] } satisfies Partial<Expected>;
const pick = ({ rows, refused, unused, hidden, asks }: Expected) => ({ rows, refused, unused, hidden, asks });

const head = ["Name", "Class", "Year", "Per cent"];
const asha = ["Asha Das", "XII", 2026, 95.2];
const biren = ["Biren Sahu", "XII", 2026, 94.8];
const ashaRow = "Asha Das | 95.2% | Class XII, 2026";
const birenRow = "Biren Sahu | 94.8% | Class XII, 2026";
const day = (value: number, date: string): Cell => ({ value, format: "dd/mm/yyyy", date, shown: date });

const workbooks: Record<string, Case> = {
  "a class merged over its pupils counts for each": {
    list: "results",
    sheets: [{ rows: [head, asha, ["Biren Sahu", null, null, 94.8]], merged: ["B2:B3", "C2:C3"] }],
    rows: [ashaRow, birenRow],
  },
  "a holiday merged over its days has each day": {
    list: "calendar",
    sheets: [
      {
        rows: [
          ["Date", "Holiday"],
          [day(46469, "2027-03-23"), "Holi"],
          [day(46470, "2027-03-24"), null],
        ],
        merged: ["B2:B3"],
      },
    ],
    rows: ["Holi | 2027-03-23 | holiday", "Holi | 2027-03-24 | holiday"],
  },
  "headings can span two lines": {
    list: "results",
    sheets: [
      {
        rows: [
          ["Name", "Class", "Marks", null],
          [null, null, "Obtained", "Out of"],
          ["Asha Das", "XII", 476, 500],
        ],
        merged: ["A1:A2", "B1:B2", "C1:D1"],
      },
    ],
    rows: ["Asha Das | 476/500 | Class XII"],
  },
  "a merged title above the table says class and year": {
    list: "results",
    sheets: [
      {
        rows: [
          ["TOPPERS OF CLASS XII, MARCH 2026", null],
          ["Name", "Per cent"],
          ["Asha Das", 95.2],
        ],
        merged: ["A1:B1"],
      },
    ],
    rows: [ashaRow],
    unused: ["TOPPERS OF CLASS XII, MARCH 2026: title"],
  },
  "each visible sheet is read, and its name says class and year": {
    list: "results",
    sheets: [
      {
        name: "Class XII 2026",
        rows: [
          ["Name", "Per cent"],
          ["Asha Das", 95.2],
        ],
      },
      {
        name: "Class X 2026",
        rows: [
          ["Name", "Per cent"],
          ["Esha Jena", 96],
        ],
      },
    ],
    rows: [ashaRow, "Esha Jena | 96% | Class X, 2026"],
  },
  "a first sheet without a table is named, and the next is read": {
    list: "results",
    sheets: [
      { name: "Read me", rows: [["How to fill this sheet"]] },
      { name: "Data", rows: [head, asha] },
    ],
    rows: [ashaRow],
    unused: ["How to fill this sheet: no table"],
  },
  "a calendar with a sheet for each month is read": {
    list: "calendar",
    sheets: [
      {
        name: "January 2027",
        rows: [
          ["Date", "Holiday"],
          [26, "Republic Day"],
        ],
      },
      {
        name: "August 2027",
        rows: [
          ["Date", "Holiday"],
          ["15", "Independence Day"],
        ],
      },
    ],
    rows: ["Republic Day | 2027-01-26 | holiday", "Independence Day | 2027-08-15 | holiday"],
  },
  "teachers and office on two sheets are both read": {
    list: "faculty",
    sheets: [
      {
        name: "Teaching",
        rows: [
          ["Name", "Designation"],
          ["Asha Das", "PGT"],
        ],
      },
      {
        name: "Office",
        rows: [
          ["Name", "Designation"],
          ["Biren Sahu", "Clerk"],
        ],
      },
    ],
    rows: ["Asha Das | PGT", "Biren Sahu | Clerk"],
  },
  "rows hidden by a filter are left out and counted": {
    list: "results",
    sheets: [{ rows: [head, asha, ["Withheld Pupil", "XII", 2026, 71.2], biren], hiddenRows: [3] }],
    rows: [ashaRow, birenRow],
    hidden: [1, 0],
  },
  "hidden rows and sheets are read if the user includes them": {
    list: "results",
    sheets: [
      { name: "A", rows: [head, asha, biren], hiddenRows: [3] },
      { name: "B", state: "hidden", rows: [head, ["Esha Jena", "X", 2026, 96]] },
    ],
    fields: { hidden: "include" },
    rows: [ashaRow, birenRow, "Esha Jena | 96% | Class X, 2026"],
  },
  "a hidden sheet is left out and named": {
    list: "results",
    sheets: [
      { name: "A", rows: [head, asha] },
      { name: "Old", state: "veryHidden", rows: [head, biren] },
    ],
    rows: [ashaRow],
    hidden: [0, 0, "Old"],
  },
  "a hidden column is left out and counted": {
    list: "faculty",
    sheets: [
      {
        rows: [
          ["Name", "Designation", "Subject"],
          ["Asha Das", "PGT", "Physics"],
        ],
        hiddenColumns: [3],
      },
    ],
    rows: ["Asha Das | PGT"],
    hidden: [0, 1],
  },
  "two tables side by side are two": {
    list: "results",
    sheets: [
      {
        rows: [
          ["Class X, 2026", null, null, "Class XII, 2026", null],
          ["Name", "Per cent", null, "Name", "Per cent"],
          ["Esha Jena", 96, null, "Asha Das", 95.2],
        ],
        merged: ["A1:B1", "D1:E1"],
      },
    ],
    rows: ["Esha Jena | 96% | Class X, 2026", ashaRow],
    unused: ["Class X, 2026: title", "Class XII, 2026: title"],
  },
  "two tables that touch each other are two": {
    list: "faculty",
    sheets: [
      {
        rows: [
          ["Name", "Designation", "Name", "Designation"],
          ["Asha Das", "PGT", "Biren Sahu", "Clerk"],
        ],
      },
    ],
    rows: ["Asha Das | PGT", "Biren Sahu | Clerk"],
  },
  "two tables below each other are two, each with its class": {
    list: "board results",
    sheets: [
      {
        rows: [
          ["Result class: X", null, null],
          ["Year", "Registered", "Passed"],
          [2026, 120, 118],
          null,
          ["Result class: XII", null, null],
          ["Year", "Registered", "Passed"],
          [2026, 80, 80],
        ],
      },
    ],
    rows: ["X | 2026 | 120 | 118", "XII | 2026 | 80 | 80"],
    unused: ["Result class: X: title", "Result class: XII: title"],
  },
  "an empty column inside a table parts nothing": {
    list: "results",
    sheets: [
      {
        rows: [
          ["Name", "Class", "Year", null, "Per cent"],
          ["Asha Das", "XII", 2026, null, 95.2],
        ],
      },
    ],
    rows: [ashaRow],
  },
  "letters of a number format belong to the number": {
    list: "certificates",
    sheets: [
      {
        rows: [
          ["File", "TC No.", "Date of birth"],
          ["scan-1.pdf", { value: 123, format: '"PPS/"0000', shown: "PPS/0123" }, day(40329, "2010-05-31")],
        ],
      },
    ],
    rows: ["scan-1.pdf | PPS/0123 | 2010-05-31"],
  },
  "zeros in front are kept": {
    list: "certificates",
    sheets: [
      {
        rows: [
          ["File", "TC No.", "Date of birth"],
          ["scan-1.pdf", { value: 57, format: "0000", shown: "0057" }, day(40329, "2010-05-31")],
        ],
      },
    ],
    rows: ["scan-1.pdf | 0057 | 2010-05-31"],
  },
  "a per cent by a formula has two decimals": {
    list: "results",
    sheets: [{ rows: [head, ["Asha Das", "XII", 2026, { formula: "560/6", value: 93.3333333333333 }]] }],
    rows: ["Asha Das | 93.33% | Class XII, 2026"],
  },
  "a formula without a stored value is reported": {
    list: "results",
    sheets: [{ rows: [head, ["Asha Das", "XII", 2026, { formula: "D2/5" }], biren] }],
    rows: [birenRow],
    refused: [
      "Asha Das · XII · 2026: the formula in “Per cent” has no result. Correct it or type the value, save the file and send it again",
    ],
  },
  "an error in a cell is reported": {
    list: "results",
    sheets: [{ rows: [head, ["Asha Das", "XII", 2026, { error: "#DIV/0!" }]] }],
    rows: [],
    refused: [
      "Asha Das · XII · 2026: the formula in “Per cent” has no result. Correct it or type the value, save the file and send it again",
    ],
  },
  "parts of one are per cent if the whole column has them": {
    list: "results",
    sheets: [{ rows: [head, ["Asha Das", "XII", 2026, 0.952], ["Biren Sahu", "XII", 2026, 0.948]] }],
    rows: [ashaRow, birenRow],
  },
  "a number shown as per cent is one": {
    list: "results",
    sheets: [{ rows: [head, ["Asha Das", "XII", 2026, { value: 0.952, format: "0.0%", shown: "95.2%" }]] }],
    rows: [ashaRow],
  },
  "unknown columns are listed": {
    list: "faculty",
    sheets: [
      {
        rows: [
          ["Sl.", "Name", "Blood group"],
          [1, "Asha Das", "B+"],
        ],
      },
    ],
    rows: ["Asha Das"],
    unused: ["Sl.", "Blood group"],
  },
  "a column without a heading is listed": {
    list: "results",
    sheets: [{ rows: [head, [...asha, "first in the block"]] }],
    rows: [ashaRow],
    unused: ["Column E"],
  },
  "a date sheet has one entry for each class and exam": {
    list: "calendar",
    sheets: [
      {
        rows: [
          ["Date", "Day", "Class IX", "Class X"],
          [day(46357, "2026-12-01"), "Tuesday", "English", "Mathematics"],
          [day(46359, "2026-12-03"), "Thursday", null, "Science"],
        ],
      },
    ],
    fields: { kind: "exam" },
    rows: [
      "Class IX: English | 2026-12-01 | exam",
      "Class X: Mathematics | 2026-12-01 | exam",
      "Class X: Science | 2026-12-03 | exam",
    ],
    unused: ["Day"],
  },
  "a date sheet with a sheet for each class names the class": {
    list: "calendar",
    sheets: [
      {
        name: "Class IX",
        rows: [
          ["Date", "Subject"],
          [day(46357, "2026-12-01"), "English"],
        ],
      },
      {
        name: "Class X",
        rows: [
          ["Date", "Subject"],
          [day(46357, "2026-12-01"), "IT"],
        ],
      },
    ],
    fields: { kind: "exam" },
    rows: ["Class IX: English | 2026-12-01 | exam", "Class X: IT | 2026-12-01 | exam"],
  },
  "classes of a date sheet can be below one heading": {
    list: "calendar",
    sheets: [
      {
        rows: [
          ["Date", "Class", null],
          [null, "VI", "VII"],
          [day(46357, "2026-12-01"), "Hindi", "-"],
        ],
        merged: ["A1:A2", "B1:C1"],
      },
    ],
    fields: { kind: "exam" },
    rows: ["Class VI: Hindi | 2026-12-01 | exam"],
  },
  "totals, signatures and notes are no pupils": {
    list: "results",
    sheets: [
      {
        rows: [
          head,
          asha,
          biren,
          ["Average", null, null, 95],
          ["Highest", null, null, 95.2],
          null,
          ["Pass percentage", null, null, "98.6%"],
          [null, null, null, 12],
          ["* Subject to verification", null, null, null],
          ["Principal", null, "Class teacher", null],
        ],
      },
    ],
    rows: [ashaRow, birenRow],
    unused: [
      "Average · 95: summary",
      "Highest · 95.2: summary",
      "Pass percentage · 98.6%: summary",
      "12: summary",
      "* Subject to verification: note",
      "Principal · Class teacher: note",
    ],
  },
  "a principal among the teachers is a person": {
    list: "faculty",
    sheets: [
      {
        rows: [
          ["Name", "Designation"],
          ["Asha Das", "Principal"],
          ["Biren Sahu", "PGT"],
        ],
      },
    ],
    rows: ["Asha Das | Principal", "Biren Sahu | PGT"],
  },
  "documents with days are read": {
    list: "documents",
    sheets: [
      {
        rows: [
          ["List of documents", null, null],
          ["Name", "Number", "Valid until"],
          ["Fire Certificate", "0057", day(46752, "2027-12-31")],
        ],
        merged: ["A1:C1"],
      },
    ],
    rows: ["9999 | Fire Certificate | 0057 | 2027-12-31"],
    unused: ["List of documents: title"],
  },
  "programs are read below a title": {
    list: "programs",
    sheets: [
      {
        rows: [
          ["Our programs", null],
          ["Title", "Classes"],
          ["Primary", "I to V"],
        ],
        merged: ["A1:B1"],
      },
    ],
    rows: ["9999 | Primary | I to V"],
    unused: ["Our programs: title"],
  },
  "a certificate number that Excel took for a date is refused": {
    list: "certificates",
    sheets: [
      {
        rows: [
          ["File", "TC No.", "Date of birth"],
          [
            "a.pdf",
            { value: 46215, format: "d-mmm", date: "2026-07-12", shown: "12-Jul" },
            day(40329, "2010-05-31"),
          ],
        ],
      },
    ],
    rows: [],
    refused: [
      "a.pdf · 12.07.2026 · 31.05.2010: the spreadsheet shortened the number to 12.07.2026. Set the column to text, write the number in full, and save the list again",
    ],
  },
  "classes that Excel took for a date are refused": {
    list: "programs",
    sheets: [
      {
        rows: [
          ["Program", "Class"],
          ["Primary", { value: 46143, format: "d-mmm", date: "2026-05-01", shown: "1-May" }],
          ["Middle", "VI–VIII"],
        ],
      },
    ],
    rows: ["9999 | Middle | VI–VIII"],
    refused: [
      "Primary · 01.05.2026: the spreadsheet shortened the number to 01.05.2026. Set the column to text, write the number in full, and save the list again",
    ],
  },
};

const texts: Record<string, Case> = {
  "one date proves that the column is American": {
    list: "calendar",
    text: "Date,Holiday\n10/18/2027,Puja\n10/5/2027,Training\n1/2/2027,New year\n",
    rows: [
      "Puja | 2027-10-18 | holiday",
      "Training | 2027-10-05 | holiday",
      "New year | 2027-01-02 | holiday",
    ],
  },
  "one date proves that the day is first": {
    list: "calendar",
    text: "Date,Holiday\n5/10/2027,Training\n26/1/2027,Republic Day\n",
    rows: ["Training | 2027-10-05 | holiday", "Republic Day | 2027-01-26 | holiday"],
  },
  "weekdays prove the order of day and month": {
    list: "calendar",
    text: "Date,Day,Holiday\n10/5/2027,Tuesday,Training\n",
    rows: ["Training | 2027-10-05 | holiday"],
    unused: ["Day"],
  },
  "two readings of a date are asked once": {
    list: "calendar",
    text: "Date,Holiday\n10/5/2027,Training\n1/2/2027,New year\n",
    rows: [],
    refused: [
      "10/5/2027 · Training: answer the question above first",
      "1/2/2027 · New year: answer the question above first",
    ],
    asks: ["Which number of the dates is the day? | 10/5/2027 = May 10, 2027 | 10/5/2027 = Oct 5, 2027"],
  },
  "the answer is used for the whole column": {
    list: "calendar",
    text: "From,To,Holiday\n10/5/2027,10/6/2027,Training\n",
    fields: { day_order: "month-first" },
    rows: ["Training | 2027-10-05 | 2027-10-06 | holiday"],
    asks: ["Which number of the dates is the day? | 10/5/2027 = May 10, 2027 | 10/5/2027 = Oct 5, 2027"],
  },
  "dates with points have the day first": {
    list: "calendar",
    text: "Date;Holiday\n05.10.2027;Training\n",
    rows: ["Training | 2027-10-05 | holiday"],
  },
  "American dates of birth are read by their column": {
    list: "certificates",
    text: "File,TC No,DOB\na.pdf,TC/1,5/31/2010\nb.pdf,TC/2,6/1/2011\n",
    rows: ["a.pdf | TC/1 | 2010-05-31", "b.pdf | TC/2 | 2011-06-01"],
  },
  "a date of birth with two digits of the year is in the past": {
    list: "certificates",
    text: "File,TC No,DOB\na.pdf,TC/1,31-05-10\nb.pdf,TC/2,31-05-99\n",
    rows: ["a.pdf | TC/1 | 2010-05-31", "b.pdf | TC/2 | 1999-05-31"],
  },
  "American days of validity are read by their column": {
    list: "documents",
    text: "Name,Valid until\nFire Certificate,3/31/2028\nNOC,4/1/2028\n",
    rows: ["9999 | Fire Certificate | 2028-03-31", "9999 | NOC | 2028-04-01"],
  },
  "decimal commas are read": {
    list: "results",
    text: "Name;Class;Per cent\nAsha Das;XII;95,2\nBiren Sahu;XII;94,875\n",
    rows: ["Asha Das | 95.2% | Class XII", "Biren Sahu | 94.88% | Class XII"],
  },
  "commas in large numbers are asked once": {
    list: "results",
    text: "Name;Class;Marks (out of 2000)\nAsha Das;XII;1,480\n",
    rows: [],
    refused: ["Asha Das · XII · 1,480: answer the question above first"],
    asks: ["What does the comma in the numbers mean? | 1,480 = 1480 | 1,480 = 1.480"],
  },
  "marks up to 100 without a maximum are asked once": {
    list: "results",
    text: "Name,Class,Marks\nAsha Das,XII,95.2\nBiren Sahu,XII,94\n",
    rows: [],
    refused: [
      "Asha Das · XII · 95.2: answer the question above first",
      "Biren Sahu · XII · 94: answer the question above first",
    ],
    asks: ["Are the marks per cent? | Yes: 95.2% | No: 95.2 marks"],
  },
  "marks are per cent if the user says so": {
    list: "results",
    text: "Name,Class,Marks\nAsha Das,XII,95.2\n",
    fields: { marks_are: "percent" },
    rows: ["Asha Das | 95.2% | Class XII"],
    asks: ["Are the marks per cent? | Yes: 95.2% | No: 95.2 marks"],
  },
  "one sign of per cent counts for the column": {
    list: "results",
    text: "Name,Class,Marks\nAsha Das,XII,95.2%\nBiren Sahu,XII,94\n",
    rows: ["Asha Das | 95.2% | Class XII", "Biren Sahu | 94% | Class XII"],
  },
  "a mark above 100 proves marks": {
    list: "results",
    text: "Name,Class,Marks\nAsha Das,XII,476\nBiren Sahu,XII,94\n",
    rows: ["Asha Das | 476 | Class XII", "Biren Sahu | 94 | Class XII"],
  },
  "days as holiday lists write them are read": {
    list: "calendar",
    text: [
      "Date,Occasion",
      "২৬শে জানুয়ারি ২০২৭,A",
      "18-25.10.2027,B",
      '"05.04.2027, 06.04.2027",C',
      "05.04.2027 & 06.04.2027,D",
      "26.I.2027,E",
      "10.03.2027*,F",
      "15.08.2027.,G",
    ].join("\n"),
    rows: [
      "A | 2027-01-26 | holiday",
      "B | 2027-10-18 | 2027-10-25 | holiday",
      "C | 2027-04-05 | 2027-04-06 | holiday",
      "D | 2027-04-05 | 2027-04-06 | holiday",
      "E | 2027-01-26 | holiday",
      "F | 2027-03-10 | holiday",
      "G | 2027-08-15 | holiday",
    ],
  },
  "a month above bare days belongs to them": {
    list: "calendar",
    text: "HOLIDAY LIST 2027\nDate,Holiday\nJANUARY,\n1,New Year\n26,Republic Day\nOCTOBER,\n18-25,Puja\n",
    rows: [
      "New Year | 2027-01-01 | holiday",
      "Republic Day | 2027-01-26 | holiday",
      "Puja | 2027-10-18 | 2027-10-25 | holiday",
    ],
    unused: ["HOLIDAY LIST 2027: title", "JANUARY: title", "OCTOBER: title"],
  },
  "a month in its own column belongs to the days": {
    list: "calendar",
    text: "Month,Date,Holiday\nMarch 2027,23,Holi\nMarch 2027,26,Good Friday\n",
    rows: ["Holi | 2027-03-23 | holiday", "Good Friday | 2027-03-26 | holiday"],
  },
  "the school year in the title gives the year": {
    list: "calendar",
    text: "HOLIDAYS 2026-27,\nDate,Holiday\n25-Dec,Christmas\n26-Jan,Republic Day\n",
    rows: ["Christmas | 2026-12-25 | holiday", "Republic Day | 2027-01-26 | holiday"],
    unused: ["HOLIDAYS 2026-27: title"],
  },
  "classes of a date sheet can be numbers": {
    list: "calendar",
    text: "Date\tDay\t9\t10\n01.12.2026\tTuesday\tEnglish\tMaths\n",
    fields: { kind: "exam" },
    rows: ["Class IX: English | 2026-12-01 | exam", "Class X: Maths | 2026-12-01 | exam"],
    unused: ["Day"],
  },
  "a class in its own column is part of the entry": {
    list: "calendar",
    text: "Date,Class,Subject\n01.12.2026,IX,English\n",
    fields: { kind: "exam" },
    rows: ["Class IX: English | 2026-12-01 | exam"],
  },
  "an event named after a date is no line of headings": {
    list: "calendar",
    text: "Date,Event\n01.12.2026,Last date of fees\n02.12.2026,Exam date sheet\n",
    fields: { kind: "event" },
    rows: ["Last date of fees | 2026-12-01 | event", "Exam date sheet | 2026-12-02 | event"],
  },
  "a column with a result keeps out who has none": {
    list: "results",
    text: "Name,Class,Per cent,Result\nAsha Das,XII,95.2,PASS\nDipak Nayak,XII,60,COMP\nEsha Jena,XII,40,Fail\nFarah Khan,XII,70,R.W.\n",
    rows: ["Asha Das | 95.2% | Class XII"],
    refused: [
      "Dipak Nayak · XII · 60 · COMP: “COMP”: no result to publish",
      "Esha Jena · XII · 40 · Fail: “Fail”: no result to publish",
      "Farah Khan · XII · 70 · R.W.: “R.W.”: no result to publish",
    ],
    unused: ["Result"],
  },
  "a row below a gap without a class is no pupil": {
    list: "results",
    text: "Name,Class,Marks (500)\nAsha Das,XII,476\nBiren Sahu,XII,470\n\nMerit list,,60\n",
    rows: ["Asha Das | 476/500 | Class XII", "Biren Sahu | 470/500 | Class XII"],
    unused: ["Merit list · 60: below"],
  },
  "totals in Odia, Hindi and Bengali are no pupils": {
    list: "results",
    text: "ନାମ,ଶ୍ରେଣୀ,ପ୍ରତିଶତ\nଆଶା ଦାସ,XII,95.2\nହାରାହାରି,,93\nऔसत,,93\nগড়,,93\n",
    rows: ["ଆଶା ଦାସ | 95.2% | Class XII"],
    unused: ["ହାରାହାରି · 93: summary", "औसत · 93: summary", "গড় · 93: summary"],
  },
  "names that are words of a table are people": {
    list: "results",
    text: "Name,Class,Per cent\nMina Total,XII,95.2\nNoteswar Rao,XII,94\n",
    rows: ["Mina Total | 95.2% | Class XII", "Noteswar Rao | 94% | Class XII"],
  },
  "numbers that Excel keeps in a CSV are read": {
    list: "certificates",
    text: 'File,TC No,DOB\na.pdf,"=""0057""",31-05-2010\n',
    rows: ["a.pdf | 0057 | 2010-05-31"],
  },
  "an error of a formula in a text is reported": {
    list: "results",
    text: "Name,Class,Per cent\nAsha Das,XII,#DIV/0!\nBiren Sahu,XII,94.8\n",
    rows: ["Biren Sahu | 94.8% | Class XII"],
    refused: [
      "Asha Das · XII: the formula in “Per cent” has no result. Correct it or type the value, save the file and send it again",
    ],
  },
  "classes with a stream are classes of a date sheet": {
    list: "calendar",
    text: "Date,XI (Science),XI (Commerce)\n01.12.2026,Physics,Accountancy\n",
    fields: { kind: "exam" },
    rows: [
      "Class XI, Science: Physics | 2026-12-01 | exam",
      "Class XI, Commerce: Accountancy | 2026-12-01 | exam",
    ],
  },
  "bare days below a month can have weekdays": {
    list: "calendar",
    text: "Date,Holiday\nJanuary 2027,\n26 (Tue),Republic Day\n23 Sat,Netaji's birthday\n",
    rows: ["Republic Day | 2027-01-26 | holiday", "Netaji's birthday | 2027-01-23 | holiday"],
    unused: ["January 2027: title"],
  },
  "a list of names alone is read": {
    list: "faculty",
    text: "Name\nAsha Das\nBiren Sahu\n",
    rows: ["Asha Das", "Biren Sahu"],
  },
  "lines below a table of teachers are notes": {
    list: "faculty",
    text: "Name,Designation\nAsha Das,PGT\n\nPrepared by: Office,\nDate: 1.4.2026,\n",
    rows: ["Asha Das | PGT"],
    unused: ["Prepared by: Office: note", "Date: 1.4.2026: note"],
  },
  "the sex of a pupil is no result": {
    list: "results",
    text: "Name,,Class,Per cent\nAsha Das,F,XII,95.2\n",
    rows: ["Asha Das | 95.2% | Class XII"],
    unused: ["Column B"],
  },
  "a class counts for each stream below it": {
    list: "results",
    text: "CLASS X\nName,Per cent\nEsha Jena,96\nCLASS XII\nScience\nName,Per cent\nAsha Das,95.2\nCommerce\nName,Per cent\nBiren Sahu,94.8\n",
    rows: ["Esha Jena | 96% | Class X", "Asha Das | 95.2% | Class XII", "Biren Sahu | 94.8% | Class XII"],
    unused: ["CLASS X: title", "CLASS XII: title", "Science: title", "Commerce: title"],
  },
  "a class without a board exam is read from the line above its pupils": {
    list: "results",
    text: "Name,Per cent\nCLASS X,\nEsha Jena,96\nCLASS IX,\nAsha Das,95.2\n",
    rows: ["Esha Jena | 96% | Class X", "Asha Das | 95.2% | Class IX"],
    unused: ["CLASS X: title", "CLASS IX: title"],
  },
  "a line with a date and a title is an entry": {
    list: "calendar",
    text: "Date,Exam\n01.04.2027,Compartment\n02.04.2027,Total revision\nTotal,2\n",
    fields: { kind: "exam" },
    rows: ["Compartment | 2027-04-01 | exam", "Total revision | 2027-04-02 | exam"],
    unused: ["Total · 2: summary"],
  },
  "numbers of pupils for each result are no pupils": {
    list: "results",
    text: "Name,Class,Per cent\nAsha Das,X,97\nAppeared,X,90\nNo. of Distinctions,X,12\n90% and above,X,15\nAbove 75%,X,40\nGirls,X,42\nSubject average,X,80\n",
    rows: ["Asha Das | 97% | Class X"],
    unused: [
      "Appeared · X · 90: summary",
      "No. of Distinctions · X · 12: summary",
      "90% and above · X · 15: summary",
      "Above 75% · X · 40: summary",
      "Girls · X · 42: summary",
      "Subject average · X · 80: summary",
    ],
  },
  "the class in a heading counts before the class of the form": {
    list: "board results",
    text: "Year,Class X Regd.,Class X Passed,Class XII Regd.,Class XII Passed\n2026,120,118,80,80\n",
    fields: { std: "XII" },
    rows: ["X | 2026 | 120 | 118"],
    unused: ["Class XII Regd.", "Class XII Passed"],
  },
  "a certificate number that was taken for a month is refused": {
    list: "certificates",
    text: "File,TC No,DOB\na.pdf,07.2026,31-05-2010\n",
    rows: [],
    refused: [
      "a.pdf · 07.2026 · 31-05-2010: the spreadsheet shortened the number to 07.2026. Set the column to text, write the number in full, and save the list again",
    ],
  },
  "a name and a designation in one column are read": {
    list: "faculty",
    text: 'Name & Designation,Qualification\n"Asha Das, PGT",M.Sc.\n',
    rows: ["Asha Das, PGT | M.Sc."],
  },
  "the particulars of documents are their names": {
    list: "documents",
    text: "Particulars,Number\nFire Certificate,0057\n",
    rows: ["9999 | Fire Certificate | 0057"],
  },
  "a column with month and day has dates": {
    list: "calendar",
    text: "Month & Date,Festival\nJanuary 26,Republic Day\n",
    fields: { year: "2027" },
    rows: ["Republic Day | 2027-01-26 | holiday"],
  },
  "a failed, compartment or supplementary result keeps out the pupil": {
    list: "results",
    text: "Name,Class,Per cent,Result\nAsha Das,XII,95.2,P\nDipak Nayak,XII,60,Compt.\nEsha Jena,XII,40,F\nFarah Khan,XII,55,Supplementary\n",
    rows: ["Asha Das | 95.2% | Class XII"],
    refused: [
      "Dipak Nayak · XII · 60 · Compt.: “Compt.”: no result to publish",
      "Esha Jena · XII · 40 · F: “F”: no result to publish",
      "Farah Khan · XII · 55 · Supplementary: “Supplementary”: no result to publish",
    ],
    unused: ["Result"],
  },
  "averages of a class in Odia, Hindi and Bengali are no pupils": {
    list: "results",
    text: "ନାମ,ଶ୍ରେଣୀ,ପ୍ରତିଶତ\nଆଶା ଦାସ,XII,95.2\nହାରାହାରି ନମ୍ବର,,93\nପାସ୍ ହାର,,98\nकक्षा का औसत,,93\nउत्तीर्ण प्रतिशत,,98\nগড় নম্বর,,93\nপাশের হার,,98\n",
    rows: ["ଆଶା ଦାସ | 95.2% | Class XII"],
    unused: [
      "ହାରାହାରି ନମ୍ବର · 93: summary",
      "ପାସ୍ ହାର · 98: summary",
      "कक्षा का औसत · 93: summary",
      "उत्तीर्ण प्रतिशत · 98: summary",
      "গড় নম্বর · 93: summary",
      "পাশের হার · 98: summary",
    ],
  },
  "numbers of pupils in each division are no pupils": {
    list: "results",
    text: "Name,Class,Per cent\nAsha Das,XII,95.2\nFirst Division,,40\n2nd Div.,,10\nHonours,,5\n",
    rows: ["Asha Das | 95.2% | Class XII"],
    unused: ["First Division · 40: summary", "2nd Div. · 10: summary", "Honours · 5: summary"],
  },
  "numbers of staff, seats and days are no records": {
    list: "faculty",
    text: "Name,Designation\nAsha Das,PGT\nTotal staff: 24,\nTotal No. of teachers = 20,\nTotal seats,160\n",
    rows: ["Asha Das | PGT"],
    unused: ["Total staff: 24: summary", "Total No. of teachers = 20: summary", "Total seats · 160: summary"],
  },
  "the result of an exam is an event": {
    list: "calendar",
    text: "Event,Date\nResult: Class X,30.03.2027\nResult: 98%,\n",
    fields: { kind: "event" },
    rows: ["Result: Class X | 2027-03-30 | event"],
    unused: ["Result: 98%: summary"],
  },
  "a line above another line of headings is a title": {
    list: "faculty",
    text: "PGTs,\nName,Designation\nAsha Das,Physics\nTGTs,\nName,Designation\nBiren Sahu,Maths\n",
    rows: ["Asha Das | Physics", "Biren Sahu | Maths"],
    unused: ["PGTs: title", "TGTs: title"],
  },
  "the headings of a CBSE list of documents are read": {
    list: "documents",
    text: "S.No.,DOCUMENTS/INFORMATION,LINKS\n1,Affiliation letter,https://school.example/a.pdf\n",
    rows: ["9999 | Affiliation letter"],
    unused: ["S.No.", "LINKS"],
  },
  "a dash in a cell means that it is empty": {
    list: "documents",
    text: "Name,Number,Valid until\nFire Certificate,-,31.12.2027\nLand Certificate,L/2,–\n",
    rows: ["9999 | Fire Certificate | 2027-12-31", "9999 | Land Certificate | L/2"],
  },
  "names, classes and marks without headings are results": {
    list: "results",
    text: "1\tAsha Das\tXII\t95.2%\n2\tBiren Sahu\tXII\t91%\n",
    rows: ["Asha Das | 95.2% | Class XII", "Biren Sahu | 91% | Class XII"],
    unused: ["Column A"],
  },
  "a column with names of holidays is their title": {
    list: "calendar",
    text: "SL. NO.,NAME OF HOLIDAYS,DATE(S),DAYS,NO. OF DAYS\n1,Republic Day,26.01.2027,Tuesday,1\n",
    rows: ["Republic Day | 2027-01-26 | holiday"],
    unused: ["SL. NO.", "DAYS", "NO. OF DAYS"],
  },
  "a date of another era next to the date is not read": {
    list: "calendar",
    text: 'Holiday,Date (Saka era),Gregorian date\nHoli,"Chaitra 2, 1949",23.03.2027\n',
    rows: ["Holi | 2027-03-23 | holiday"],
    unused: ["Date (Saka era)"],
  },
  "a date as gazettes write it is read": {
    list: "calendar",
    text: 'Date,Holiday\n"Sunday, the 15th August, 2027",Independence Day\n',
    rows: ["Independence Day | 2027-08-15 | holiday"],
  },
  "small classes and lists of sections are classes of a date sheet": {
    list: "calendar",
    text: "Date\tPrep\tKG II\tPlay Group\t10 (A & B)\tIX (Sec A)\tकक्षा 8वीं\n01.12.2026\tOral\tEnglish\tDrawing\tMaths\tHindi\tOdia\n",
    fields: { kind: "exam" },
    rows: [
      "Prep: Oral | 2026-12-01 | exam",
      "KG II: English | 2026-12-01 | exam",
      "Play Group: Drawing | 2026-12-01 | exam",
      "Classes 10 (A & B): Maths | 2026-12-01 | exam",
      "Classes IX (Sec A): Hindi | 2026-12-01 | exam",
      "कक्षा 8वीं: Odia | 2026-12-01 | exam",
    ],
  },
};

test.each([
  ["calendar", "Subject,Class IX,Class X\nEnglish,01.03.2027,02.03.2027\n"],
  ["faculty", "Category,Sanctioned,In position\nPGT,10,9\nTGT,12,12\n"],
] as const)("refuses a table of %s with other headings", (list, text) => {
  expect(() => read({ list, rows: [] }, readPasted(text))).toThrow("These columns are missing");
});

describe.each([
  ["Excel", (sheets: SheetSpec[]) => writeExcel(sheets)],
  ["LibreOffice", writeOpenDocument],
])("in a workbook of %s", (_, write) => {
  test.each(Object.entries(workbooks))("%s", (_, one) => {
    const report = readTableBytes(
      Buffer.from(write(one.sheets ?? [])),
      createBudget({ bytes: 64 * 1024 * 1024 }),
    );
    if ("problem" in report) throw new Error(report.problem);
    const found = read({ ...one, fields: { kind: "holiday", ...one.fields } }, report);
    expect(found).toEqual({ ...none, ...pick({ ...none, ...one }) });
  });
});

test.each(Object.entries(texts))("in a text, %s", (_, one) => {
  const found = read({ ...one, fields: { kind: "holiday", ...one.fields } }, readPasted(one.text ?? ""));
  expect(found).toEqual({ ...none, ...pick({ ...none, ...one }) });
});

const kinds = {
  results: topper,
  calendar: calendarEntry,
  documents: disclosureDocument,
  faculty: facultyMember,
  programs: program,
};

test.each(Object.entries(kinds))(
  "each field of the form of %s has a column in its import",
  (list, { fields }) => {
    const specs: FieldSpec[] = Object.values(fields);
    const labels = specs.filter(({ type }) => type !== "position").map(({ label }) => t(label));
    const source = readPasted(
      [labels, labels.map(() => "1.1.2027")].map((cells) => cells.join("\t")).join("\n"),
    );
    const { account } = lists[list as keyof typeof lists].read(source, new URLSearchParams());
    const unused = account?.tables[0]?.columns.flatMap(({ heading, use }) => (use ? [] : [heading]));
    expect(unused, `Add these fields to the headings of the import of ${list}`).toEqual([]);
  },
);

const tables: Record<keyof typeof lists, { head: string[]; row: string[] }> = {
  results: { head: ["Name", "Class", "Per cent"], row: ["Asha Das", "XII", "95.2"] },
  calendar: { head: ["Date", "Title"], row: ["26.01.2027", "Republic Day"] },
  "board results": { head: ["Class", "Year", "Registered", "Passed"], row: ["X", "2026", "20", "18"] },
  documents: { head: ["Name", "Number"], row: ["Fire Certificate", "0057"] },
  faculty: { head: ["Name", "Role"], row: ["Asha Das", "PGT"] },
  programs: { head: ["Title", "Class"], row: ["Primary", "I to V"] },
  certificates: { head: ["File", "Number", "Date of birth"], row: ["a.pdf", "TC/1", "31-05-2010"] },
};

test.each(Object.entries(tables))(
  "each filled cell of a table of %s is stored or listed",
  (list, { head, row }) => {
    const source = {
      sheets: [
        { name: "Notes", rows: [{ line: 1, cells: ["Read this first"] }] },
        {
          name: "List",
          rows: [
            { line: 1, cells: ["Letterhead of the school"] },
            { line: 2, cells: [...head, "Unknown heading", ""] },
            { line: 3, cells: [...row, "unknown value", "value without heading"] },
            { line: 5, cells: ["Prepared by: the office"], isAfterGap: true as const },
            { line: 7, cells: ["", "", "", "", "", "", "far away"], isAfterGap: true as const },
          ],
        },
        { name: "Hidden", isHidden: true as const, rows: [{ line: 1, cells: ["out of sight"] }] },
      ],
    };
    const { rows, account } = lists[list as keyof typeof lists].read(
      source,
      new URLSearchParams({ kind: "holiday" }),
    );
    const told = JSON.stringify([rows, account]);
    const listed = [
      "Read this first",
      "Letterhead",
      "Unknown heading",
      "unknown value",
      "without heading",
      "Prepared",
      "far away",
    ];
    for (const words of [...listed, '"Hidden"']) expect([words, told.includes(words)]).toEqual([words, true]);
    expect(rows.filter(({ row, problem }) => row && !problem)).toHaveLength(1);
  },
);
