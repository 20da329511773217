import { t } from "#say";
import type { RowValues } from "~/capabilities/imports/importer";
import { listLacking } from "~/capabilities/imports/plan";
import type { ReadRow } from "~/capabilities/imports/read-rows";
import { readCbseList } from "~/spreadsheets/cbse-list";
import { type CsvRow, type TableFile, TableFileError, tellRepeated } from "~/spreadsheets/read-csv";
import { type BoardClass, boardClassIn, examYearIn, readTitle } from "~/spreadsheets/school-class";
import { findColumns, type Heading } from "~/spreadsheets/table-headings";
import { plainNumber } from "~/text/digits";
import { maxRemarkLength } from "./limits";
import type { ResultRow } from "./results";

export const resultLines = { X: "c5x", XII: "c5xii" } as const satisfies Record<BoardClass, string>;

const describeClass = (grade: string) => t(/* {grade} is X or XII. */ "Class {grade}", { grade });

export interface FileDefaults {
  std?: BoardClass | undefined;
  year?: number | undefined;
  latest: number;
}

export const resultsHead = ["Class", "Year", "Registered", "Passed", "Remarks"];

const called = {
  std: {
    fits: [
      /^(?:class|std\.?|standard|कक्षा|ଶ୍ରେଣୀ|শ্রেণি|শ্রেণী)\b/i,
      /class|standard|कक्षा|ଶ୍ରେଣୀ|শ্রেণি|শ্রেণী/i,
      /\bexam|परीक्षा(?!र्थी)|ପରୀକ୍ଷା(?!ର୍ଥୀ)|পরীক্ষা(?!র্থী)/i,
    ],
    never: /teacher|average|division|distinction|first class|regist|appear|pass|strength|शिक्षक|ଶିକ୍ଷକ|শিক্ষক/i,
  },
  year: { fits: [/\byear|session|batch|वर्ष|सत्र|ବର୍ଷ|বছর|বর্ষ/i], never: /regist|appear|pass(?:ed| %)/i },
  registered: {
    fits: [
      /regist|enrol|पंजीकृत|ପଞ୍ଜିକୃତ|নিবন্ধিত/i,
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

const figureIn = (text: string) =>
  /^\d{1,5}$/.test(plainNumber(text)) ? Number(plainNumber(text)) : undefined;

function findProblem({ year, registered, passed, remarks }: ResultRow, latest: number): string | undefined {
  if (year < 2000 || year > latest) return t("the year has to be from 2000 to {latest}", { latest });
  if (registered === 0) return t("nobody was registered");
  if (passed > registered) return t("more passed than were registered");
  if (remarks.length > maxRemarkLength)
    return t("the remarks may have at most {max} characters", { max: maxRemarkLength });
}

export const isResultRow = (row: ResultRow, latest: number) => findProblem(row, latest) === undefined;

const toValues = (std: BoardClass, { year, registered, passed, remarks }: ResultRow): RowValues => ({
  std,
  year: String(year),
  registered: String(registered),
  passed: String(passed),
  remarks,
});

const findResultColumns = ({ cells }: CsvRow) => findColumns(cells, called);

function readPlain(rows: CsvRow[], defaults: FileDefaults): ReadRow[] {
  const head = rows.findIndex((row) => {
    const { registered, passed } = findResultColumns(row);
    return registered !== undefined && passed !== undefined;
  });
  const first = rows[head];
  if (!first) {
    const columns = resultsHead.map((name) => `“${name}”`).join(", ");
    throw new TableFileError(
      t("The file needs these columns, with their names in a line above them: {columns}.", { columns }),
    );
  }
  const columns = findResultColumns(first);
  // A title can contain the class, as in CBSE's form: "Result class: XII".
  let titled = readTitle(rows.slice(0, head), {});
  return rows.slice(head + 1).flatMap(({ line, cells }): ReadRow[] => {
    const cell = (name: keyof typeof columns) => cells[columns[name] ?? -1] ?? "";
    const at = t(/* Of a file: Line 3. */ "Line {line}", { line });
    if (cells.filter(Boolean).length === 1) {
      titled = readTitle([{ cells }], titled);
      return [];
    }
    const again = findResultColumns({ line, cells });
    if (again.registered !== undefined && again.passed !== undefined) return [];
    // One column can contain both: "AISSE 2024".
    const named = [cell("std"), cell("year")];
    const own =
      named.map(boardClassIn).find(Boolean) ?? (cell("std") ? undefined : (titled.std ?? defaults.std));
    const year =
      named.reverse().map(examYearIn).find(Boolean) ??
      (cell("year") ? undefined : (titled.year ?? defaults.year));
    if (!own) return [{ at, problem: t("it does not say the class, X or XII"), lacks: ["std"] }];
    const refuse = (problem: string): ReadRow => ({ at, words: describeClass(own), problem });
    if (!year)
      return [{ ...refuse(t("it does not say the year, such as 2025 or 2024-25")), lacks: ["year"] }];
    if (!cell("registered") && !cell("passed")) return [refuse(t("{year} has no figures", { year }))];
    const [registered, passed] = [figureIn(cell("registered")), figureIn(cell("passed"))];
    if (registered === undefined || passed === undefined) {
      return [refuse(t("registered and passed have to be whole numbers"))];
    }
    const row = { year, registered, passed, remarks: cell("remarks") };
    const problem = findProblem(row, defaults.latest);
    return [problem ? refuse(problem) : { at, row: toValues(own, row) }];
  });
}

function readCandidates(
  { candidates, statedCount, ...list }: NonNullable<ReturnType<typeof readCbseList>>,
  defaults: FileDefaults,
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

/** Parses a table or CBSE's list; reports duplicates at the second row. @throws TableFileError */
export function readResultsFile({ text, rows: table }: TableFile, defaults: FileDefaults): ReadRow[] {
  const list = readCbseList(text);
  const rows = list ? readCandidates(list, defaults) : readPlain(table, defaults);
  return tellRepeated(
    rows,
    ({ std, year }: RowValues) => `${std} ${year}`,
    ({ std = "", year = "" }, { at }, before) => ({
      at,
      words: describeClass(std),
      problem: t(/* {place} such as: Line 3. */ "class {grade} of {year} is already in {place}", {
        grade: std,
        year,
        place: before,
      }),
    }),
  );
}
