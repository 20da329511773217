import { t } from "#say";
import { readCbseList } from "~/forms/cbse-list";
import { plainDigits } from "~/forms/digits";
import { type CsvRow, parseCsv, TableFileError, tellRepeated } from "~/forms/read-csv";
import { type BoardClass, boardClassIn, examYearIn } from "~/forms/school-class";

/** A result as a table brings it. */
export interface TableTopper {
  name: string;
  marks: string;
  std: string;
  /** The name of the photo's file, where the table says it. */
  photo: string;
  /** Who has agreed, where the table says it. */
  consent: string;
}

/** A row of the file as it was understood, or why it was not. */
export interface ReadTopper {
  /** Where it stands in the file: `Line 3`. */
  at: string;
  words?: string;
  row?: TableTopper;
  problem?: string;
}

/** What the form says beside the file. */
interface Beside {
  std?: BoardClass | undefined;
  year?: number | undefined;
  /** How many of the best are taken from CBSE's list. */
  best: number;
}

/** The names of the columns, as the sample file has them. */
export const toppersHead = ["Name", "Class", "Stream", "Year", "Per cent", "Photo", "Consent"];

/** In the order in which they are looked for: "Name of the photo" is no name. */
const called = {
  consent: /consent|agreed/i,
  photo: /photo|picture|image/i,
  year: /year|session|batch/i,
  outOf: /out\s*of|max/i,
  percent: /%|per\s*cent|percentage/i,
  marks: /mark|score|total|obtained|cgpa/i,
  stream: /stream|group/i,
  std: /class|^std|standard/i,
  name: /^(?!.*(school|father|mother|parent|guardian)).*(name|student|candidate)/i,
};

type Column = keyof typeof called;

function columnsOf({ cells }: CsvRow): Partial<Record<Column, number>> {
  const columns: Partial<Record<Column, number>> = {};
  for (const [index, cell] of cells.entries()) {
    const column = (Object.keys(called) as Column[]).find((name) => called[name].test(cell));
    if (column) columns[column] ??= index;
  }
  return columns;
}

/** The marks have a column of their own, so that a line above the table is none. */
const isHead = ({ name, percent, marks }: ReturnType<typeof columnsOf>) =>
  name !== undefined && (percent !== undefined || marks !== undefined);

class RowProblem extends Error {}

const number = /^\d{1,4}(\.\d+)?$/;
const figureOf = (text: string) =>
  plainDigits(text)
    .replace(",", ".")
    .replace(/\s*%\s*$/, "");

/** The marks as the site shows them: `97.4%`, `488/500`, or as they are written. */
function marksOf(cell: (column: Column) => string): string {
  const percent = figureOf(cell("percent"));
  if (percent) {
    if (!number.test(percent) || Number(percent) > 100 || Number(percent) <= 1)
      throw new RowProblem(t("the per cent have to be a number such as 97.4"));
    return `${percent}%`;
  }
  const [marks, outOf] = [cell("marks"), figureOf(cell("outOf"))];
  if (!marks) throw new RowProblem(t("it does not say the marks"));
  if (!outOf || !number.test(figureOf(marks))) return marks;
  if (!number.test(outOf) || Number(figureOf(marks)) > Number(outOf))
    throw new RowProblem(t("{marks} of {max} cannot be", { marks, max: outOf }));
  return `${figureOf(marks)}/${outOf}`;
}

/** `Class XII, Science, 2026`; a class that is no board's stays as it is written. */
function classOf(parts: (string | number | undefined)[]): string {
  return parts.filter(Boolean).join(", ");
}

const onlyClass = /^(class|std\.?|standard)?\s*[-:]?\s*(xii|x|10(th)?|12(th)?)$/i;
const classIn = (text: string) => (onlyClass.test(text) ? `Class ${boardClassIn(text)}` : text);

/** What says that somebody agreed, but not who. */
const noName = /^(y|yes|n|no|none|nil|-|–|true|false|1|0)$/i;

function readPlain(rows: CsvRow[], beside: Beside): ReadTopper[] {
  const head = rows.findIndex((row) => isHead(columnsOf(row)));
  const first = rows[head];
  if (!first) {
    throw new TableFileError(
      t(
        "The file needs the columns “Name” and “Per cent” (or “Marks”), with their names in a line above them.",
      ),
    );
  }
  const columns = columnsOf(first);
  // A title above the columns may say the class: "Toppers of class XII".
  let titled = rows
    .slice(0, head)
    .map(({ cells }) => boardClassIn(cells.join(" ")))
    .find(Boolean);
  return rows.slice(head + 1).flatMap((row): ReadTopper[] => {
    const { line, cells } = row;
    const cell = (column: Column) => cells[columns[column] ?? -1] ?? "";
    const at = t("Line {line}", { line });
    const ownTitle = cells.filter(Boolean).length === 1 ? boardClassIn(cells.join(" ")) : undefined;
    if (ownTitle) {
      titled = ownTitle;
      return [];
    }
    if (isHead(columnsOf(row))) return [];
    const name = cell("name").replace(/\s+/g, " ");
    if (!name) return [{ at, problem: t("it has no name") }];
    try {
      const year = cell("year") ? examYearIn(cell("year")) : beside.year;
      if (cell("year") && !year) throw new RowProblem(t("the year has to be such as 2025 or 2024-25"));
      const fallback = titled ?? beside.std;
      const own = classIn(cell("std")) || (fallback ? `Class ${fallback}` : "");
      const std = classOf([own, cell("stream"), year]);
      const consent = noName.test(cell("consent")) ? "" : cell("consent");
      return [{ at, row: { name, marks: marksOf(cell), std, photo: cell("photo"), consent } }];
    } catch (error) {
      if (error instanceof RowProblem) return [{ at, words: name, problem: error.message }];
      throw error;
    }
  });
}

/** Subjects that count, as schools reckon: the five best. */
const counted = 5;

const sumOfBest = (marks: number[]) =>
  [...marks]
    .sort((one, other) => other - one)
    .slice(0, counted)
    .reduce((sum, mark) => sum + mark, 0);

/** `ANANYA MAHATO` as people write it. */
const titleCase = (name: string) =>
  name.toLowerCase().replace(/(^|[\s.'-])(\p{L})/gu, (_, before, letter) => before + letter.toUpperCase());

/** The best of CBSE's list, those with the same marks as the last of them too. */
function readBest(
  { candidates, told, ...list }: NonNullable<ReturnType<typeof readCbseList>>,
  { best, ...beside }: Beside,
): ReadTopper[] {
  const at = t("CBSE's list");
  if (told !== undefined) {
    const problem = t("it says {told} candidates at its end, and lists {listed}: is the file complete?", {
      told,
      listed: candidates.length,
    });
    return [{ at, problem }];
  }
  const own = list.std ?? beside.std;
  if (!own) return [{ at, problem: t("it does not say the class: choose it below") }];
  const passed = candidates
    .filter((one) => one.passed && one.marks.length >= counted)
    .map((one) => ({ name: titleCase(one.name), sum: sumOfBest(one.marks) }))
    .sort((one, other) => other.sum - one.sum);
  const least = passed[best - 1]?.sum ?? 0;
  const chosen = passed.filter(({ sum }) => sum >= least);
  const others = candidates.length - chosen.length;
  const std = classOf([`Class ${own}`, list.year ?? beside.year]);
  const rows = chosen.map(({ name, sum }, index): ReadTopper => {
    const marks = `${sum / counted}%`;
    return {
      at: t("Best five subjects, place {place}", { place: index + 1 }),
      row: { name, marks, std, photo: "", consent: "" },
    };
  });
  if (others === 0) return rows;
  const words = t("{count, plural, one {# other candidate} other {# other candidates}}", { count: others });
  return [...rows, { at, words, problem: t("not among the best, or not passed") }];
}

/**
 * Reads a file of results: a table with a row for each student, or CBSE's list of candidates. Who comes twice is told of at the second.
 * @throws TableFileError where it is neither
 */
export function readToppersFile(text: string, beside: Beside): ReadTopper[] {
  const list = readCbseList(text);
  const rows = list ? readBest(list, beside) : readPlain(parseCsv(text), beside);
  return tellRepeated(rows, sameness, (row, { at }, before) => ({
    at,
    words: row.name,
    problem: t("stands in {place} already", { place: before }),
  }));
}

/** What two rows about the same result have in common. */
export const sameness = ({ name, marks, std }: Pick<TableTopper, "name" | "marks" | "std">) =>
  [name, marks, std]
    .map((text) => text.normalize("NFC").toLowerCase().replace(/\s+/g, " ").trim())
    .join("\n");
