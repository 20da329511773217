import { t } from "#say";
import { RowProblem, type RowValues } from "~/capabilities/imports/importer";
import { listLacking } from "~/capabilities/imports/plan";
import type { ReadRow } from "~/capabilities/imports/read-rows";
import { bestEnglish, type Candidate, readCbseList } from "~/spreadsheets/cbse-list";
import { type CsvRow, type TableFile, TableFileError, tellRepeated } from "~/spreadsheets/read-csv";
import {
  type BoardClass,
  boardClassIn,
  examYearIn,
  readTitle,
  withoutYear,
  writeStd,
} from "~/spreadsheets/school-class";
import { findColumns, type Heading, plainHeading } from "~/spreadsheets/table-headings";
import { isSpoilt, plainDigits } from "~/text/digits";

interface Beside {
  std?: BoardClass | undefined;
  year?: number | undefined;
  best: number;
  /** True if English is always one of the five subjects. */
  english?: boolean;
}

export const toppersHead = ["Name", "Class", "Stream", "Year", "Per cent", "Photo", "Consent"];

const mostWords = "out ?of|max|full ?marks|\\b[fm]\\.?m\\b|पूर्णांक|अधिकतम|ପୂର୍ଣ୍ଣ|পূর্ণ";
const notOfStudent =
  /teacher|average|\bavg|rank|position|\broll|strength|monitor|charge|mentor|percentile|शिक्षक|ଶିକ୍ଷକ|শিক্ষক|रोल|ରୋଲ|রোল/i;

/** Names of the columns in English, Odia, Hindi and Bengali. */
const called = {
  consent: { fits: [/consent|agreed|सहमति|ସମ୍ମତି|সম্মতি/i] },
  photo: { fits: [/photo|picture|image|फ़?ोटो|चित्र|ଫଟୋ|ଛବି|ফটো|ছবি/i] },
  year: { fits: [/\byear|session|batch|वर्ष|सत्र|ବର୍ଷ|বছর|বর্ষ/i], never: /mark|%|per ?cent/i },
  percent: {
    fits: [/%|per ?cent|\bpct\b|\bperc\b|^per\.? of|प्रतिशत|ପ୍ରତିଶତ|ଶତକଡ|শতাংশ|শতকরা/i],
    never: /percentile|%ile|%tile|pass|attend|average|\bavg|class\b(?!.*%)|rank|उपस्थिति|ଉପସ୍ଥାନ|উপস্থিতি/i,
  },
  marks: {
    fits: [
      /obtained|secured|scored|प्राप्त|ପ୍ରାପ୍ତ|প্রাপ্ত/i,
      /^marks?$|^score$|grand total|aggregate/i,
      /total|कुल अंक|ମୋଟ|মোট/i,
      /\bmarks?\b|score|cgpa|अंक|ମାର୍କ|ନମ୍ବର|ନମ୍ବର|নম্বর|মার্ক/i,
      /out ?of ?\d/i,
    ],
    never: new RegExp(
      `${notOfStudent.source}|average|mean\\b|passing|min(imum)?\\b|highest|lowest|grace|attend|students|candidates|` +
        "(?:max|full|out ?of)(?!\\D*\\d)|nta|पूर्णांक|अधिकतम|ପୂର୍ଣ୍ଣ|পূর্ণ|फ़?ोन|मोबाइल|ଫୋନ|ফোন|ମୋବାଇଲ|মোবাইল|କ୍ରମିକ|ক্রমিক|ବୋର୍ଡ|বোর্ড",
      "i",
    ),
  },
  // A number is allowed in the heading of the marks: "Marks (out of 500)".
  outOf: { fits: [new RegExp(`^(?!.*\\d).*(?:${mostWords})`, "i")], never: /obtained|secured|scored/i },
  stream: {
    fits: [/stream|^group|संकाय|ଧାରା|ବିଭାଗ|শাখা|বিভাগ/i],
    never: /blood|\bage\b|teacher/i,
  },
  std: {
    fits: [
      /^(?:class|std\.?|standard|कक्षा|ଶ୍ରେଣୀ|শ্রেণি|শ্রেণী)$/i,
      /^(?:class|std|standard|कक्षा|ଶ୍ରେଣୀ|শ্রেণি|শ্রেণী)/i,
      /\bclass|standard|कक्षा|ଶ୍ରେଣୀ|শ্রেণি|শ্রেণী/i,
    ],
    never: new RegExp(`${notOfStudent.source}|obtained|mark|%|per ?cent|\\bnos?\\b|number|name of`, "i"),
  },
  exam: { fits: [/\bexam|परीक्षा(?!र्थी)|ପରୀକ୍ଷା(?!ର୍ଥୀ)|পরীক্ষা(?!র্থী)/i], never: /roll|cent(?:re|er)/i },
  surname: { fits: [/^(?:(?:student|candidate)(?:['’]?s)? )?(?:sur ?|last |family )name$|^उपनाम$/i] },
  name: {
    fits: [
      /^(?:full )?(?:name(?: of (?:the )?(?:student|candidate|pupil|child|topper|girl|boy)(?:\(?s\)?)?)?|(?:student|candidate|pupil|child|topper)(?:['’]?s['’]?)? (?:full )?name)$/i,
      /^(?:(?:student|candidate|pupil|topper)s?|छात्र|विद्यार्थी|ଛାତ୍ର|ছাত্র|শিক্ষার্থী)$/i,
      /(?:student|candidate|pupil|child|topper).*name|name.*(?:student|candidate|pupil|child|topper)/i,
      /(?:छात्र|विद्यार्थी|परीक्षार्थी|ଛାତ୍ର|ପରୀକ୍ଷାର୍ଥୀ|ছাত্র|শিক্ষার্থী|পরীক্ষার্থী).*(?:नाम|ନାମ|নাম)/i,
      /\bname|नाम|ନାମ|নাম/i,
      /student|candidate|pupil|topper|छात्र|विद्यार्थी|ଛାତ୍ର|ছাত্র|শিক্ষার্থী/i,
    ],
    never:
      /school|father|mother|parent|guardian|house|teacher|^class|subject|file|exam|board|course|stream|village|address|code|\b(?:nos?|id|number|roll|reg|user|rank)\b|tutor|college|city|district|company|पिता|माता|अभिभावक|विद्यालय|स्कूल|शिक्षक|सदन|रोल|ପିତା|ମାତା|ବାପା|ଅଭିଭାବକ|ବିଦ୍ୟାଳୟ|ଶିକ୍ଷକ|ରୋଲ|পিতা|মাতা|বাবা|মায়ের|অভিভাবক|বিদ্যালয়|শিক্ষক|রোল/i,
  },
} as const satisfies Record<string, Heading>;

type Column = keyof typeof called;

function readColumns({ cells }: CsvRow): Partial<Record<Column, number>> {
  const columns = findColumns(cells, called);
  if (columns.outOf !== undefined || columns.marks === undefined) return columns;
  // Next to marks obtained, a "total" column is the paper's maximum.
  const isObtained = called.marks.fits[0].test(plainHeading(cells[columns.marks] ?? ""));
  const most = new RegExp(isObtained ? `${mostWords}|^total marks` : mostWords, "i");
  const others = Object.values(columns);
  const outOf = cells.findIndex((cell, at) => !others.includes(at) && most.test(plainHeading(cell)));
  return outOf < 0 ? columns : { ...columns, outOf };
}

const percentile = /percentile|%ile|%tile|nta score|पर्सेंटाइल|ପର୍ସେଣ୍ଟାଇଲ|পার্সেন্টাইল/i;

/** Requires a column of marks, so that titles are not taken for headings. */
const isHead = ({ name, percent, marks }: ReturnType<typeof readColumns>) =>
  name !== undefined && (percent !== undefined || marks !== undefined);

/** @throws TableFileError that names the missing column */
function refuseHead(rows: readonly CsvRow[]): never {
  const named = rows.flatMap((row) => (readColumns(row).name === undefined ? [] : row.cells));
  const heading = named.find((cell) => percentile.test(plainHeading(cell)));
  if (heading) {
    throw new TableFileError(
      t(
        /* “Per cent” and “Marks” are names of columns, which stay in English. */ "“{heading}” is a percentile, not a per cent. Add a column “Per cent” or “Marks”. To show the percentile, call its column “Marks” and write 99.87 percentile.",
        { heading },
      ),
    );
  }
  throw new TableFileError(
    t(
      "The file needs the columns “Name” and “Per cent” (or “Marks”), with their names in a line above them.",
    ),
  );
}

/** Maximum marks in a heading: `Marks (out of 500)`. */
function maximumIn(heading: string): string {
  const words = plainHeading(heading);
  const [, said = "", last = ""] =
    /(?:out ?of|max\w*\.?(?: marks)?|full marks|\b[fm]\.?m\.?|पूर्णांक|ପୂର୍ଣ୍ଣାଙ୍କ|পূর্ণমান)\W*(\d{2,4})|[([/] ?(\d{2,4})(?: marks)? ?[)\]]?$/i.exec(
      words,
    ) ?? [];
  return said || (/^(?:19|20)\d\d$/.test(last) ? "" : last);
}

const number = /^\d{1,4}(\.\d+)?$/;
const parseFigure = (text: string) =>
  plainDigits(text)
    .replace(",", ".")
    .replace(/\s*%\s*$/, "");

/** Formats marks: `97.4%`, `488/500`, or unchanged. @param most maximum from the heading */
function formatMarks(cell: (column: Column) => string, most: string): string {
  const shortened = [cell("percent"), cell("marks")].find(isSpoilt);
  if (shortened) {
    throw new RowProblem(
      t(
        /* A long number as Excel shows it, such as 2.02E+11. */ "“{value}” was shortened by the spreadsheet: set the column to plain numbers and save the file again",
        {
          value: shortened,
        },
      ),
    );
  }
  const percent = parseFigure(cell("percent"));
  if (percent) {
    if (!number.test(percent) || Number(percent) > 100 || Number(percent) <= 1)
      throw new RowProblem(t("the per cent have to be a number such as 97.4"));
    return `${percent}%`;
  }
  const [marks, outOf] = [cell("marks"), parseFigure(cell("outOf")) || most];
  if (!marks) throw new RowProblem(t("it does not say the marks"));
  if (!outOf || !number.test(parseFigure(marks))) return marks;
  if (!number.test(outOf) || Number(parseFigure(marks)) > Number(outOf))
    throw new RowProblem(
      t(/* Marks of a student, such as 510 of 500. */ "{marks} of {max} cannot be", { marks, max: outOf }),
    );
  return `${parseFigure(marks)}/${outOf}`;
}

/** Answers that are no name of a person. */
const noName = /^(y|yes|n|no|none|nil|-|–|true|false|1|0)$/i;

function readPlain(rows: CsvRow[], beside: Beside): ReadRow[] {
  const head = rows.findIndex((row) => isHead(readColumns(row)));
  const first = rows[head];
  if (!first) refuseHead(rows);
  const columns = readColumns(first);
  const heading = (column: Column) => first.cells[columns[column] ?? -1] ?? "";
  const most = maximumIn(heading("outOf")) || maximumIn(heading("marks"));
  // A title can contain class and year: "Toppers of class XII, March 2026".
  let titled = readTitle([...rows.slice(0, head), { cells: [heading("name")] }], {});
  return rows.slice(head + 1).flatMap((row): ReadRow[] => {
    const { line, cells } = row;
    const cell = (column: Column) => cells[columns[column] ?? -1] ?? "";
    const at = t("Line {line}", { line });
    const title = cells.filter(Boolean).length === 1 ? readTitle([row], titled) : titled;
    if (title !== titled) {
      titled = title;
      return [];
    }
    if (isHead(readColumns(row))) return [];
    const name = [cell("name"), cell("surname")].filter(Boolean).join(" ").replace(/\s+/g, " ");
    if (!name) return [{ at, problem: t(/* A line of a file. */ "it has no name") }];
    try {
      const year = cell("year")
        ? examYearIn(cell("year"))
        : (examYearIn(cell("std")) ?? examYearIn(cell("exam")) ?? titled.year ?? beside.year);
      if (cell("year") && !year) throw new RowProblem(t("the year has to be such as 2025 or 2024-25"));
      const std = writeStd(
        withoutYear(cell("std")) || boardClassIn(cell("exam")) || titled.std || beside.std || "",
        cell("stream"),
      );
      const lacks = listLacking({ std, year });
      const consent = noName.test(cell("consent")) ? "" : cell("consent");
      return [
        {
          at,
          row: {
            name,
            marks: formatMarks(cell, most),
            std: withYear(std, year),
            file: cell("photo"),
            consent,
          },
          lacks,
        },
      ];
    } catch (error) {
      if (error instanceof RowProblem) return [{ at, words: name, problem: error.message }];
      throw error;
    }
  });
}

/** `Class XII, Science, 2026` */
const withYear = (std: string, year: number | undefined) => [std, year].filter(Boolean).join(", ");

/** Schools count the five best subjects, or English and the four best others. */
const counted = 5;

/** Undefined if there are too few subjects, or no English if it is required. */
function sumOfBest(candidate: Candidate, withEnglish: boolean): number | undefined {
  const english = withEnglish ? bestEnglish(candidate) : undefined;
  const others = [...candidate.marks]
    .sort((one, other) => other.mark - one.mark)
    .filter((one) => one !== english);
  const best = [...(english ? [english] : []), ...others].slice(0, counted);
  return best.length < counted || (withEnglish && !english)
    ? undefined
    : best.reduce((sum, { mark }) => sum + mark, 0);
}

/** Converts `ANANYA MAHATO`. */
const titleCase = (name: string) =>
  name.toLowerCase().replace(/(^|[\s.'-])(\p{L})/gu, (_, before, letter) => before + letter.toUpperCase());

/** Returns the best of CBSE's list, and others with the same marks as the last. */
function readBest(
  { candidates, statedCount: told, ...list }: NonNullable<ReturnType<typeof readCbseList>>,
  { best, english = false, ...beside }: Beside,
): ReadRow[] {
  const at = t("CBSE's list");
  if (told !== undefined) {
    const problem = t("it says {told} candidates at its end, and lists {listed}: is the file complete?", {
      told,
      listed: candidates.length,
    });
    return [{ at, problem }];
  }
  const own = list.std ?? beside.std;
  const year = list.year ?? beside.year;
  const lacks = listLacking({ std: own, year });
  if (!own) return [{ at, problem: t("it does not say the class: choose it below"), lacks }];
  const passed = candidates.filter((one) => one.passed);
  const read = passed
    .flatMap((one) => {
      const sum = sumOfBest(one, english);
      return sum === undefined ? [] : [{ name: titleCase(one.name), sum }];
    })
    .sort((one, other) => other.sum - one.sum);
  const least = read[best - 1]?.sum ?? 0;
  const chosen = read.filter(({ sum }) => sum >= least);
  const std = withYear(`Class ${own}`, year);
  const rows = chosen.map(({ name, sum }, index): ReadRow => {
    const marks = `${sum / counted}%`;
    const place = { place: index + 1 };
    return {
      at: english
        ? t("English and the four best other subjects, place {place}", place)
        : t("Best five subjects, place {place}", place),
      row: { name, marks, std, file: "", consent: "" },
      lacks,
    };
  });
  const left = (count: number, problem: string) =>
    count > 0
      ? [
          {
            at,
            words: t("{count, plural, one {# other candidate} other {# other candidates}}", { count }),
            problem,
          },
        ]
      : [];
  const unread = english
    ? t(
        /* Behind “3 other candidates”. */ "passed, but marks of five subjects with English cannot be read: check them by hand",
      )
    : t(
        /* Behind “3 other candidates”. */ "passed, but marks of five subjects cannot be read: check them by hand",
      );
  return [
    ...rows,
    ...left(passed.length - read.length, unread),
    ...left(
      candidates.length - passed.length + read.length - chosen.length,
      t("not among the best, or not passed"),
    ),
  ];
}

/** Parses a table or CBSE's list; reports duplicates at the second row. @throws TableFileError */
export function readToppersFile({ text, rows: table }: TableFile, beside: Beside): ReadRow[] {
  const list = readCbseList(text);
  const rows = list ? readBest(list, beside) : readPlain(table, beside);
  return tellRepeated(rows, sameness, (row, { at }, before) => ({
    at,
    words: row.name ?? "",
    problem: t(/* A result in a file; {place} such as: Line 3. */ "same as {place}", {
      place: before,
    }),
  }));
}

export const sameness = ({ name = "", marks = "", std = "" }: RowValues) =>
  [name, marks, std]
    .map((text) => text.normalize("NFC").toLowerCase().replace(/\s+/g, " ").trim())
    .join("\n");
