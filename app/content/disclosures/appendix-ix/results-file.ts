import { t } from "#say";
import { readCbseList } from "~/spreadsheets/cbse-list";
import { type CsvRow, type TableFile, TableFileError, tellRepeated } from "~/spreadsheets/read-csv";
import { type BoardClass, boardClassIn, examYearIn, titleOf } from "~/spreadsheets/school-class";
import { findColumns, type Heading } from "~/spreadsheets/table-headings";
import { plainNumber } from "~/text/digits";
import { longestRemark } from "./limits";
import type { ResultRow } from "./results";

/** The lines of Appendix IX that have board results, by the class. */
export const resultLines = { X: "c5x", XII: "c5xii" } as const satisfies Record<BoardClass, string>;

/** A row of the file as it was understood, or why it was not. */
export interface ReadRow {
  /** Where it stands in the file: `Line 3`. */
  at: string;
  std?: BoardClass;
  row?: ResultRow;
  problem?: string;
}

/** Values from the form for a file that does not have them. */
export interface Beside {
  std?: BoardClass | undefined;
  year?: number | undefined;
  /** The present year at the school. */
  latest: number;
}

/** The names of the columns, as the sample file has them. */
export const resultsHead = ["Class", "Year", "Registered", "Passed", "Remarks"];

/** Names of the columns in English, Odia, Hindi and Bengali. */
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

/** Returns the problem of a row; undefined if there is none. */
function problemOf({ year, registered, passed, remarks }: ResultRow, latest: number): string | undefined {
  if (year < 2000 || year > latest) return t("the year has to be from 2000 to {latest}", { latest });
  if (registered === 0) return t("nobody was registered");
  if (passed > registered) return t("more passed than were registered");
  if (remarks.length > longestRemark)
    return t("the remarks may have at most {max} characters", { max: longestRemark });
}

/** Checks a row that is to be saved. */
export const isResultRow = (row: ResultRow, latest: number) => problemOf(row, latest) === undefined;

const columnsOf = ({ cells }: CsvRow) => findColumns(cells, called);

function readPlain(rows: CsvRow[], beside: Beside): ReadRow[] {
  const head = rows.findIndex((row) => {
    const { registered, passed } = columnsOf(row);
    return registered !== undefined && passed !== undefined;
  });
  const first = rows[head];
  if (!first) {
    const columns = resultsHead.map((name) => `“${name}”`).join(", ");
    throw new TableFileError(
      t("The file needs these columns, with their names in a line above them: {columns}.", { columns }),
    );
  }
  const columns = columnsOf(first);
  // A title above the columns may say the class, as in CBSE's form: "Result class: XII".
  let titled = titleOf(rows.slice(0, head), {});
  return rows.slice(head + 1).flatMap(({ line, cells }): ReadRow[] => {
    const cell = (name: keyof typeof columns) => cells[columns[name] ?? -1] ?? "";
    const at = t(/* Of a file: Line 3. */ "Line {line}", { line });
    if (cells.filter(Boolean).length === 1) {
      titled = titleOf([{ cells }], titled);
      return [];
    }
    const again = columnsOf({ line, cells });
    if (again.registered !== undefined && again.passed !== undefined) return [];
    // One column may say both: "AISSE 2024".
    const named = [cell("std"), cell("year")];
    const own =
      named.map(boardClassIn).find(Boolean) ?? (cell("std") ? undefined : (titled.std ?? beside.std));
    const year =
      named.reverse().map(examYearIn).find(Boolean) ??
      (cell("year") ? undefined : (titled.year ?? beside.year));
    if (!own) return [{ at, problem: t("it does not say the class, X or XII") }];
    if (!year) return [{ at, std: own, problem: t("it does not say the year, such as 2025 or 2024-25") }];
    if (!cell("registered") && !cell("passed"))
      return [{ at, std: own, problem: t("{year} has no figures", { year }) }];
    const [registered, passed] = [figureIn(cell("registered")), figureIn(cell("passed"))];
    if (registered === undefined || passed === undefined) {
      return [{ at, std: own, problem: t("registered and passed have to be whole numbers") }];
    }
    const row = { year, registered, passed, remarks: cell("remarks") };
    const problem = problemOf(row, beside.latest);
    return [problem ? { at, std: own, problem } : { at, std: own, row }];
  });
}

/** Only the numbers are taken from CBSE's list. */
function readCandidates(
  { candidates, told, ...list }: NonNullable<ReturnType<typeof readCbseList>>,
  beside: Beside,
): ReadRow[] {
  const own = list.std ?? beside.std;
  const year = list.year ?? beside.year;
  const at = t("CBSE's list");
  if (!own) return [{ at, problem: t("it does not say the class: choose it below") }];
  if (!year) return [{ at, std: own, problem: t("it does not say the year: enter it below") }];
  if (told !== undefined) {
    const problem = t("it says {told} candidates at its end, and lists {listed}: is the file complete?", {
      told,
      listed: candidates.length,
    });
    return [{ at, std: own, problem }];
  }
  const passed = candidates.filter((one) => one.passed).length;
  const row = { year, registered: candidates.length, passed, remarks: "" };
  const problem = problemOf(row, beside.latest);
  return [problem ? { at, std: own, problem } : { at, std: own, row }];
}

/**
 * Reads a file of board results: a table with a row for each class and year, or CBSE's list of candidates. A class and year that come
 * twice are told of at the second.
 * @throws TableFileError where it is neither
 */
export function readResultsFile({ text, rows: table }: TableFile, beside: Beside): ReadRow[] {
  const list = readCbseList(text);
  const rows = list ? readCandidates(list, beside) : readPlain(table, beside);
  return tellRepeated(
    rows,
    (row: ResultRow, { std }) => `${std} ${row.year}`,
    (row, { at, std }, before) => ({
      at,
      problem: t(/* {place} such as: Line 3. */ "class {grade} of {year} stands in {place} already", {
        grade: std ?? "",
        year: row.year,
        place: before,
      }),
    }),
  );
}
