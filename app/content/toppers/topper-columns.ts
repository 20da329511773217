import { msg, t } from "#say";
import { type ImportedRow, RowProblem } from "~/capabilities/imports/importer";
import type { Question } from "~/capabilities/imports/questions";
import { refuseMoreThan } from "~/capabilities/imports/read-field";
import type { Table } from "~/spreadsheets/find-tables";
import { boardClassIn } from "~/spreadsheets/school-class";
import type { SheetRow } from "~/spreadsheets/sheet";
import type { Columns } from "~/spreadsheets/table-head";
import { type Heading, plainHeading } from "~/spreadsheets/table-headings";
import { isSpoilt, plainDigits } from "~/text/digits";

const mostWords = "out ?of|max|full ?marks|\\b[fm]\\.?m\\b|पूर्णांक|अधिकतम|ପୂର୍ଣ୍ଣ|পূর্ণ";
const notOfStudent =
  /teacher|average|\bavg|rank|position|\broll|strength|monitor|charge|mentor|percentile|शिक्षक|ଶିକ୍ଷକ|শিক্ষক|रोल|ରୋଲ|রোল/i;

/** Headings in English, Odia, Hindi and Bengali. */
export const topperHeadings = {
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

export type TopperColumn = keyof typeof topperHeadings;

export const topperLabels = {
  consent: msg(/* A column of a table. */ "Consent"),
  photo: msg("Photo"),
  year: msg("Year"),
  percent: msg("Per cent"),
  marks: msg("Marks"),
  outOf: msg(/* A column of a table: the highest possible marks. */ "Marks out of"),
  stream: msg("Stream"),
  std: msg("Class"),
  exam: msg(/* A column of a table: the name of an examination. */ "Exam"),
  surname: msg(/* A column of a table. */ "Surname"),
  name: msg("Name"),
} as const;

/** Next to marks obtained, a "total" column is the paper's maximum. */
export function completeTopperColumns(columns: Columns<TopperColumn>, headings: readonly string[]) {
  if (columns.outOf !== undefined || columns.marks === undefined) return columns;
  const isObtained = topperHeadings.marks.fits[0].test(plainHeading(headings[columns.marks] ?? ""));
  const most = new RegExp(isObtained ? `${mostWords}|^total marks` : mostWords, "i");
  const others = Object.values(columns);
  const outOf = headings.findIndex((cell, at) => !others.includes(at) && most.test(plainHeading(cell)));
  return outOf < 0 ? columns : { ...columns, outOf };
}

const named = /\p{L}{2}/u;
const shownMarks = /^\d{1,4}(?:\.\d+)?(?: ?%| ?\/ ?\d{2,4})?$/;

/** Finds name, marks and class in a list without headings. A column that counts the rows is neither. */
export function guessTopperColumns(rows: readonly SheetRow[]): Columns<TopperColumn> | undefined {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, at) => rows.map(({ cells }) => cells[at] ?? ""));
  const find = (fits: (cell: string, row: number) => boolean) =>
    columns.findIndex((cells) => cells.filter(fits).length > rows.length / 2);
  const isCounted = (cells: readonly string[]) =>
    rows.length > 1 && cells.every((cell, row) => Number(plainDigits(cell)) === row + 1);
  const marks = columns.findLastIndex(
    (cells) => !isCounted(cells) && cells.every((cell) => shownMarks.test(plainDigits(cell))),
  );
  const std = find((cell) => boardClassIn(cell) !== undefined);
  const name = columns.findIndex(
    (cells, at) => at !== std && cells.filter((cell) => named.test(cell)).length > rows.length / 2,
  );
  if (marks < 0 || name < 0) return undefined;
  return { name, marks, ...(std >= 0 && std !== marks && { std }) };
}

const percentile = /percentile|%ile|%tile|nta score|पर्सेंटाइल|ପର୍ସେଣ୍ଟାଇଲ|পার্সেন্টাইল/i;

export function explainPercentile(headings: readonly string[]): string | undefined {
  const heading = headings.find((cell) => percentile.test(plainHeading(cell)));
  if (!heading) return undefined;
  return t(
    /* “Per cent” and “Marks” are names of columns, which stay in English. */ "“{heading}” is a percentile, not a per cent. Add a column “Per cent” or “Marks”. To show the percentile, call its column “Marks” and write 99.87 percentile.",
    { heading },
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

const parseFigure = (text: string) => plainDigits(text).replace(/\s*%\s*$/, "");

const isFigure = (text: string) => /^\d{1,4}(\.\d+)?$/.test(parseFigure(text));

/** Two decimals are enough for people; formulas have fifteen. */
const round = (text: string) => String(Number(Number(text).toFixed(2)));

type Row = ImportedRow<TopperColumn>;

const readMaximum = (row: Row) => maximumIn(row.heading("outOf")) || maximumIn(row.heading("marks"));

interface ColumnFigures {
  count: number;
  largest: number;
  hasPercentSign: boolean;
}

const figuresOfColumns = new WeakMap<readonly string[], ColumnFigures>();

/** Sums up a column once for all of its rows. */
function summarize(cells: readonly string[]): ColumnFigures {
  const known = figuresOfColumns.get(cells);
  if (known) return known;
  const figures = cells.filter(isFigure);
  const summary = {
    count: figures.length,
    largest: figures.reduce((most, cell) => Math.max(most, Number(parseFigure(cell))), 0),
    hasPercentSign: figures.some((cell) => cell.includes("%")),
  };
  figuresOfColumns.set(cells, summary);
  return summary;
}

/** Marks up to 100 without their maximum can be per cent. @param answer of the form */
function arePercent(cells: readonly string[], answer: string | null): boolean | undefined {
  const { count, largest, hasPercentSign } = summarize(cells);
  if (hasPercentSign) return true;
  if (count === 0 || largest > 100) return false;
  return answer ? answer === "percent" : undefined;
}

/** Asks if the marks of a table are per cent. */
export function askMarks({ columns, headings, rows }: Table<TopperColumn>): Question[] {
  const { marks, percent, outOf } = columns;
  if (marks === undefined || percent !== undefined || outOf !== undefined) return [];
  if (maximumIn(headings[marks] ?? "")) return [];
  const cells = rows.map((row) => row.cells[marks] ?? "");
  const example = cells.find(isFigure) ?? "";
  if (arePercent(cells, null) !== undefined) return [];
  return [
    {
      name: "marks_are",
      label: t("Are the marks per cent?"),
      options: [
        { value: "percent", label: t(/* An answer. */ "Yes: {example}", { example: `${example}%` }) },
        { value: "marks", label: t(/* An answer. */ "No: {example} marks", { example }) },
      ],
    },
  ];
}

/** @throws RowProblem if the pupil has no result to publish */
export function refuseWithoutResult(row: Row): void {
  const found = [
    row.cell("percent"),
    row.cell("marks"),
    ...row.unknown.filter(canBeStatus).map(({ text }) => text),
  ].find(isWithoutResult);
  if (found)
    throw new RowProblem(
      t(/* An entry such as AB or COMP. */ "“{value}”: no result to publish", { value: found }),
    );
}

/** Formats marks: `97.4%`, `488/500`, or unchanged. @throws RowProblem */
export function formatMarks(row: Row, beside: URLSearchParams): string {
  const shortened = [row.cell("percent"), row.cell("marks")].find(isSpoilt);
  if (shortened) {
    throw new RowProblem(
      t(
        /* A long number as Excel shows it, such as 2.02E+11. */ "“{value}” was shortened by the spreadsheet: set the column to plain numbers and save the file again",
        { value: shortened },
      ),
    );
  }
  const percent = parseFigure(row.cell("percent"));
  if (percent) return formatPercent(percent, row.cellsOf("percent"));
  const most = readMaximum(row);
  const [marks, outOf] = [row.cell("marks"), parseFigure(row.cell("outOf")) || most];
  if (!marks) throw new RowProblem(t("it does not say the marks. Enter them."));
  if (!isFigure(marks)) return marks;
  const figure = parseFigure(marks);
  if (!outOf) {
    return arePercent(row.cellsOf("marks"), beside.get("marks_are"))
      ? formatPercent(figure, row.cellsOf("marks"))
      : round(figure);
  }
  if (!isFigure(outOf) || Number(figure) > Number(outOf))
    throw new RowProblem(
      t(/* Marks of a student, such as 510 of 500. */ "{marks} of {max} cannot be", { marks, max: outOf }),
    );
  return `${round(figure)}/${outOf}`;
}

/** A column of numbers up to 1 has parts: 0.952 is 95.2%. */
function formatPercent(percent: string, column: readonly string[]): string {
  const number = Number(percent) * (summarize(column).largest <= 1 ? 100 : 1);
  if (isFigure(percent)) refuseMoreThan(number, 100, t(topperLabels.percent));
  if (!isFigure(percent) || number <= 1)
    throw new RowProblem(
      t("“{value}” is no per cent: enter a number such as 97.4", { value: percent }),
      t(topperLabels.percent),
    );
  return `${round(String(number))}%`;
}

/** Absent, withheld, to repeat, or not passed: as CBSE and schools write it, in four languages. */
const withoutResult = new RegExp(
  "^(?:a\\.? ?b\\.?(?:s(?:en)?t?\\.?)?|abs\\.?|absent.*|n\\.?/?a\\.?|n\\.?p\\.?|w\\.?/?h\\.?|debarred.*|d\\.?n\\.?a\\.?|(?:did )?not (?:appear|pass|qualif|eligible|promoted).*|" +
    "r\\.? ?[wl]\\.?|(?:result )?with-?held.*|result later|u\\.? ?f\\.? ?m\\.?|unfair means.*|comp(?:t{1,2}|artment(?:al)?)?\\.?(?: .*|[\\d, /-]*)|suppl(?:y|ementary)?\\.?(?: .*)?|" +
    "f|fail(?:ed|s|ure)?\\b.*|e\\.? ?r\\.?|e\\.? ?i\\.? ?o\\.? ?p\\.?|essential repeat.*|(?:re-?appear|repeat|detained|cancelled|improvement|rejected).*|" +
    "अनुपस्थित|अनुत्तीर्ण|फेल|पूरक.*|ଅନୁପସ୍ଥିତ|ଅନୁତ୍ତୀର୍ଣ୍ଣ|ଫେଲ୍?|অনুপস্থিত|অনুত্তীর্ণ|ফেল)$",
  "iu",
);

/** True for the entry of a pupil who has no result to publish: `AB`, `COMP`, `Fail`. */
const isWithoutResult = (text: string) => withoutResult.test(text.normalize("NFC").trim());

const statusHeading = /result|status|remark|outcome|division|grade|pass|परिणाम|टिप्पणी|ଫଳ|ମନ୍ତବ୍ୟ|ফল|মন্তব্য/i;

/** A letter without a heading can be the sex of a pupil. */
const canBeStatus = ({ heading, text }: { heading: string; text: string }) =>
  heading === "" ? text.length > 1 : statusHeading.test(heading);
