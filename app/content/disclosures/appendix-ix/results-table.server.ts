import { msg, t } from "#say";
import {
  type ImportedRow,
  RowProblem,
  type RowValues,
  type TableImporter,
} from "~/capabilities/imports/importer";
import { listLacking } from "~/capabilities/imports/plan";
import { refuseMoreThan } from "~/capabilities/imports/read-field";
import type { ReadRow } from "~/capabilities/imports/read-rows";
import { todayAtSchool } from "~/dates/dates";
import { readCbseList } from "~/spreadsheets/cbse-list";
import { type BoardClass, boardClassIn, boardStds, examYearIn, readTitle } from "~/spreadsheets/school-class";
import type { Heading } from "~/spreadsheets/table-headings";
import { plainNumber } from "~/text/digits";
import { maxRemarkLength } from "./limits";
import { type ResultRow, resultColumnNames, resultColumns } from "./results";

export const resultLines = { X: "c5x", XII: "c5xii" } as const satisfies Record<BoardClass, string>;

const describeClass = (grade: string) => t(/* {grade} is X or XII. */ "Class {grade}", { grade });

interface ReadDefaults {
  std?: BoardClass | undefined;
  year?: number | undefined;
  latest: number;
}

const headings = {
  std: {
    fits: [
      /^(?:class|std\.?|standard|कक्षा|ଶ୍ରେଣୀ|শ্রেণি|শ্রেণী)\b/i,
      /class|standard|कक्षा|ଶ୍ରେଣୀ|শ্রেণি|শ্রেণী/i,
      /\bexam|परीक्षा(?!र्थी)|ପରୀକ୍ଷା(?!ର୍ଥୀ)|পরীক্ষা(?!র্থী)/i,
    ],
    never:
      /teacher|average|division|distinction|first class|regist|\bregd\b|appear|pass|strength|शिक्षक|ଶିକ୍ଷକ|শিক্ষক/i,
  },
  year: { fits: [/\byear|session|batch|वर्ष|सत्र|ବର୍ଷ|বছর|বর্ষ/i], never: /regist|appear|pass(?:ed| %)/i },
  registered: {
    fits: [
      /regist|\bregd\b|enrol|पंजीकृत|ପଞ୍ଜିକୃତ|নিবন্ধিত/i,
      /appear|सम्मिलित|ଉପସ୍ଥିତ/i,
      /candidates|strength|students|परीक्षार्थी|ପରୀକ୍ଷାର୍ଥୀ|পরীক্ষার্থী/i,
    ],
    never:
      /pass|fail|absent|%|per ?cent|names?\b|\broll|registration no|compartment|उत्तीर्ण|ଉତ୍ତୀର୍ଣ୍ଣ|উত্তীর্ণ|ପାସ|पास|পাস/i,
  },
  passed: {
    fits: [/passed|उत्तीर्ण|ଉତ୍ତୀର୍ଣ୍ଣ|উত্তীর্ণ/i, /pass|पास|ପାସ|পাস/i],
    never: /%|per ?cent|rate|ratio|marks|not pass|passing year|year of|प्रतिशत|ପ୍ରତିଶତ|ହାର|শতাংশ|শতকরা|হার/i,
  },
  remarks: { fits: [/remark|note|comment|टिप्पणी|अभ्युक्ति|ମନ୍ତବ୍ୟ|মন্তব্য/i] },
} as const satisfies Record<string, Heading>;

const maxStudents = 99_999;

/** @throws RowProblem */
function readFigure({ cell }: ImportedRow<Column>, column: "registered" | "passed"): number {
  const label = t(resultLabels[column]);
  const text = cell(column);
  if (!text) throw new RowProblem(t(/* Of a cell of a table. */ "it is empty. Enter a number."), label);
  if (!/^\d+$/.test(plainNumber(text)))
    throw new RowProblem(t("“{value}” is no whole number. Correct it.", { value: text }), label);
  refuseMoreThan(Number(plainNumber(text)), maxStudents, label);
  return Number(plainNumber(text));
}

function findProblem({ year, registered, passed, remarks }: ResultRow, latest: number): string | undefined {
  if (year < 2000 || year > latest) return t("the year has to be from 2000 to {latest}", { latest });
  if (registered === 0) return t("nobody was registered");
  if (passed > registered) return t("more passed than were registered. Correct one of the numbers.");
  if (remarks.length > maxRemarkLength)
    return t("the remarks may have at most {max} characters", { max: maxRemarkLength });
}

const toValues = (std: BoardClass, { year, registered, passed, remarks }: ResultRow): RowValues => ({
  std,
  year: String(year),
  registered: String(registered),
  passed: String(passed),
  remarks,
});

type Column = keyof typeof headings;

/** Headings of tables that staff paste into the form. */
export const resultHeadings = resultColumnNames.map((name) => headings[name]);

export const resultLabels = {
  std: msg("Class"),
  year: resultColumns.year.label,
  registered: resultColumns.registered.label,
  passed: resultColumns.passed.label,
  remarks: resultColumns.remarks.label,
} as const;

const latestYear = () => Number(todayAtSchool().slice(0, 4));

const readBeside = (beside: URLSearchParams): ReadDefaults => ({
  std: boardStds.find((one) => one === beside.get("std")),
  year: examYearIn(beside.get("year") ?? ""),
  latest: latestYear(),
});

/** @throws RowProblem */
function readRow(row: ImportedRow<Column>, beside: URLSearchParams): RowValues {
  const { cell, titles } = row;
  const defaults = readBeside(beside);
  // A title can contain the class, as in CBSE's form: "Result class: XII".
  const titled = readTitle([...titles, row.heading("registered"), row.heading("passed")]);
  // One column can contain both: "AISSE 2024".
  const named = [cell("std"), cell("year")];
  const std =
    named.map(boardClassIn).find(Boolean) ?? (cell("std") ? undefined : (titled.std ?? defaults.std));
  const year =
    named.reverse().map(examYearIn).find(Boolean) ??
    (cell("year") ? undefined : (titled.year ?? defaults.year));
  for (const lacking of listLacking({ std, year })) row.ask(lacking);
  if (!std) throw new RowProblem(t("it does not say the class, X or XII"));
  if (!year) throw new RowProblem(t("it does not say the year, such as 2025 or 2024-25"));
  if (!cell("registered") && !cell("passed")) throw new RowProblem(t("{year} has no figures", { year }));
  const [registered, passed] = [readFigure(row, "registered"), readFigure(row, "passed")];
  const result = { year, registered, passed, remarks: cell("remarks") };
  const problem = findProblem(result, defaults.latest);
  if (problem) throw new RowProblem(problem);
  return toValues(std, result);
}

function readCandidates(
  { candidates, statedCount, ...list }: NonNullable<ReturnType<typeof readCbseList>>,
  defaults: ReadDefaults,
): ReadRow[] {
  const own = list.std ?? defaults.std;
  const year = list.year ?? defaults.year;
  const at = t("CBSE's list");
  const lacks = listLacking({ std: own, year });
  if (!own) return [{ at, problem: t("it does not say the class: choose it below"), lacks }];
  const refuse = (problem: string): ReadRow[] => [{ at, words: describeClass(own), problem, lacks }];
  if (!year) return refuse(t("it does not say the year: enter it below"));
  if (statedCount !== undefined) {
    const problem = t("it says {told} candidates at its end, and lists {listed}: is the file complete?", {
      told: statedCount,
      listed: candidates.length,
    });
    return refuse(problem);
  }
  const passed = candidates.filter((one) => one.passed).length;
  const row = { year, registered: candidates.length, passed, remarks: "" };
  const problem = findProblem(row, defaults.latest);
  return problem ? refuse(problem) : [{ at, row: toValues(own, row) }];
}

export const resultsTable: TableImporter<Column> = {
  headings,
  labelOf: (column) => t(resultLabels[column]),
  required: ["registered", "passed"],
  counts: { registered: maxStudents, passed: maxStudents },
  isSection(text) {
    const { std, year } = readTitle([text]);
    return std !== undefined || year !== undefined;
  },
  readRow,
  readText(text, beside) {
    const list = readCbseList(text);
    return list && readCandidates(list, readBeside(beside));
  },
  describeRow: ({ std = "" }) => describeClass(std),
  sameness: ({ std, year }) => `${std} ${year}`,
  describeRepeated: ({ std = "", year = "" }, place) =>
    t(/* {place} such as: Line 3. */ "class {grade} of {year} is already in {place}, so it is left out", {
      grade: std,
      year,
      place,
    }),
};

export const isImportedResult = (row: ResultRow) => findProblem(row, latestYear()) === undefined;
