import { t } from "#say";
import { getColumnLabel } from "~/capabilities/imports/columns";
import { type ImportedRow, RowProblem, type RowValues } from "~/capabilities/imports/importer";
import type { Question } from "~/capabilities/imports/questions";
import { refuseHashes } from "~/capabilities/imports/read-field";
import { createTableImport } from "~/capabilities/imports/record-import.server";
import { shortSpan } from "~/dates/dates";
import { findMonth, readListedDays } from "~/dates/parse-listed-days";
import type { Table } from "~/spreadsheets/find-tables";
import { nameClass, schoolClassName, withoutYear } from "~/spreadsheets/school-class";
import { plainDigits } from "~/text/digits";
import { calendarEntry, entryLabels } from "../../kinds/calendar-entry";
import { calendar, parseCalendarEntry } from "./entry.server";
import { findDaysOf } from "./listed-year";

const kindWords = {
  exam: /exam|test|परीक्षा|ପରୀକ୍ଷା|পরীক্ষা/i,
  holiday:
    /holiday|vacation|closed|gazett|restricted|optional|compulsory|national|^[gr]\.?h\.?$|छुट्टी|अवकाश|ଛୁଟି|ছুটি/i,
  event: /event|function|celebration|activit|कार्यक्रम|କାର୍ଯ୍ୟକ୍ରମ|অনুষ্ঠান/i,
} as const;

const headings = {
  last_date: {
    fits: [
      /^(?:last|end(?:ing)?|closing)(?: (?:day|date))?$|^(?:to|till|until|up ?to)(?: date)?$|अंतिम|तक$|ଶେଷ|ପର୍ଯ୍ୟନ୍ତ|শেষ|পর্যন্ত/i,
    ],
  },
  date: {
    fits: [/^dates?(?:\(s\))?$/i, /\bdates?\b|^from|^start|^begin|दिनांक|तारीख|तिथि|ତାରିଖ|ଦିନାଙ୍କ|তারিখ/i],
    never: /birth|added|\bsh?aka\b|जन्म|शक|ଜନ୍ମ|ଶକାବ୍ଦ|জন্ম|শকাব্দ/i,
  },
  month: { fits: [/^month|महीना|माह|^मास$|ମାସ|মাস/i], never: /\bnos?\b|months|date/i },
  kind: { fits: [/^(?:kind|type|category|nature)\b|प्रकार|ପ୍ରକାର|ধরন|প্রকার/i] },
  classes: { fits: [/^classes$|^कक्षाएँ$|^ଶ୍ରେଣୀ$|^শ্রেণি$/i] },
  link: { fits: [/^(?:link|url|page with the details)$|विवरण वाला पृष्ठ|ବିବରଣୀ ଥିବା ପୃଷ୍ଠା|বিবরণের পৃষ্ঠা/i] },
  std: { fits: [/^(?:class|std|standard|grade)(?:es|s)?\.?$|^(?:कक्षा|শ্রেণী)$/i] },
  title: {
    fits: [
      /^title$|शीर्षक|ଶୀର୍ଷକ|শিরোনাম/i,
      /holiday|festival|occasion|event|exam|छुट्टी|अवकाश|पर्व|त्योहार|अवसर|ଛୁଟି|ପର୍ବ|ଉତ୍ସବ|ଅବସର|ছুটি|পর্ব|উৎসব|উপলক্ষ/i,
      /name|particular|description|purpose|reason|details|subject|paper|नाम|विवरण|विषय|ନାମ|ବିବରଣ|ବିଷୟ|নাম|বিবরণ|বিষয়/i,
    ],
    never: /\bnos?\b|number|^total|\bdays\b|दिनों|ଦିନ ସଂଖ୍ୟା|দিন সংখ্যা|code|time/i,
  },
} as const;

type Column = keyof typeof headings;

/** A leap year: tells a day without a year from other words. */
const anyYear = findDaysOf("2000");

const words = /\p{L}{3}/u;
const weekday = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*$/i;

/** Days of a month: `26`, `5, 6`, `18–25`. */
const bareDays = /^\d{1,2}(?:st|nd|rd|th)?(?: ?(?:-|–|to|&|,|and) ?\d{1,2}(?:st|nd|rd|th)?)*[*.]*$/i;

const holdsClass = (text: string) => schoolClassName.test(withoutYear(text));

function readDays(row: ImportedRow<Column>, text: string, beside: URLSearchParams) {
  const within = findTitledYear(row.titles) ?? findDaysOf(beside.get("year") ?? "");
  const written = plainDigits(text)
    .replace(/\([^()]*\)|\b(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\b[,.]?/gi, "")
    .trim();
  const months = [...row.titles, row.cell("month")].map(findMonth);
  const month = months.findLast((one) => one !== undefined);
  if (!month || !bareDays.test(written.replace(/,$/, ""))) return readListedDays(text, within);
  const year = month.year || months.findLast((one) => one?.year)?.year;
  return readListedDays(
    [written.replace(/[*.,]+$/, ""), month.month, year].filter(Boolean).join(" "),
    within,
  );
}

/** Days of the year in a title: "Holiday list 2027", "2026-27". */
function findTitledYear(titles: readonly string[]) {
  const said = titles.map((title) =>
    /(?<!\d)(20\d\d)(?: ?[-–/] ?(?:20)?(\d\d))?(?!\d)/.exec(plainDigits(title)),
  );
  const [, year = "", next] = said.findLast(Boolean) ?? [];
  return findDaysOf(next ? `${year}–${next}` : year);
}

const kinds = Object.keys(kindWords) as (keyof typeof kindWords)[];

const findKind = (text: string) => kinds.find((each) => kindWords[each].test(text));

const maxNamed = 3;

/** Asks what entries of a kind are that the calendar does not have. */
function askKind({ columns, rows }: Table<Column>): Question[] {
  const cells = rows.map(({ cells: row }) => row[columns.kind ?? -1] ?? "");
  const unknown = [...new Set(cells.filter((text) => /\p{L}/u.test(text) && !findKind(text)))];
  if (unknown.length === 0) return [];
  const named = unknown.slice(0, maxNamed).map((text) => `“${text}”`);
  return [
    {
      name: "unknown_kind",
      label: t("The calendar has no kind {kinds}. Enter these rows as:", {
        kinds: [...named, ...(unknown.length > maxNamed ? ["…"] : [])].join(", "),
      }),
      options: kinds.map((value) => ({ value, label: t(entryLabels[value]) })),
    },
  ];
}

function readRow(row: ImportedRow<Column>, beside: URLSearchParams): RowValues | RowValues[] {
  const { cell } = row;
  const [date, last] = [cell("date"), cell("last_date")];
  if (!date) throw new RowProblem(t(/* A line of a list. */ "it has no date: enter one such as 26/01/2027"));
  refuseHashes(date);
  refuseHashes(last);
  const days = readDays(row, date, beside);
  const end = last ? readDays(row, last, beside) : days;
  if (!days || !end) {
    const value = days ? last : date;
    throw new RowProblem(
      readListedDays(value, anyYear)
        ? t("“{value}” has no year: choose it under “Change the list”", { value })
        : t("“{value}” is no date: enter one such as 26/01/2027", { value }),
      getColumnLabel(calendarEntry, days ? "last_date" : "date"),
    );
  }
  const unknown = cell("kind") && beside.get("unknown_kind");
  const kind = findKind(cell("kind")) ?? (unknown || beside.get("kind") || "");
  const span = {
    date: days.first,
    last_date: end.last === days.first ? "" : end.last,
    kind,
    classes: cell("classes"),
    link: cell("link"),
  };
  const std = cell("std") || (row.titles.findLast(holdsClass) ?? "");
  const title = std && cell("title") ? nameExam(withoutYear(std), cell("title")) : cell("title");
  const exams = row.repeated
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
    .map(({ heading, text }) => nameExam(heading, text));
  return [...(title || exams.length === 0 ? [title] : []), ...exams].map((one) => ({ title: one, ...span }));
}

const nameExam = (std: string, subject: string) =>
  schoolClassName.test(subject) || !schoolClassName.test(std)
    ? `${std}: ${subject}`
    : `${nameClass(std)}: ${subject}`;

export const calendarImport = createTableImport<Column>({
  kind: calendarEntry,
  headings,
  labelOf: (column) =>
    column === "std" ? t("Class") : column === "month" ? t("Month") : getColumnLabel(calendarEntry, column),
  required: ["date", "title"],
  requiredNextToRepeated: ["date"],
  repeated: { fits: [schoolClassName] },
  ask: askKind,
  isSection: (text) => findMonth(text) !== undefined && text.length < 20,
  isRecord: (cells, { date, title }) =>
    words.test(cells[title ?? -1] ?? "") && readListedDays(cells[date ?? -1] ?? "", anyYear) !== undefined,
  dates: ["date", "last_date"],

  guessColumns(rows) {
    const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
    const count = (at: number, fits: (cell: string) => boolean) =>
      rows.filter(({ cells }) => fits(cells[at] ?? "")).length;
    const columns = Array.from({ length: width }, (_, at) => at);
    const [date, last_date] = columns.filter(
      (at) => count(at, (cell) => readListedDays(cell, anyYear) !== undefined) > rows.length / 2,
    );
    const [title] = columns
      .filter((at) => at !== date && at !== last_date)
      .map((at) => ({ at, texts: count(at, (cell) => words.test(cell) && !weekday.test(cell)) }))
      .filter(({ texts }) => texts > rows.length / 2)
      .sort((one, other) => other.texts - one.texts);
    if (date === undefined || !title) return undefined;
    return { date, title: title.at, ...(last_date !== undefined && { last_date }) };
  },

  readRow,

  describeRow: ({ title = "", date = "", last_date, kind = "" }) =>
    [
      title,
      shortSpan(date, last_date || date),
      kind in entryLabels ? t(entryLabels[kind as keyof typeof entryLabels]) : "",
    ]
      .filter(Boolean)
      .join(" · "),

  sameness: ({ title = "", date = "" }) =>
    [title.normalize("NFC").toLowerCase().replace(/\s+/g, " ").trim(), date].join("\n"),

  parse: parseCalendarEntry,
  records: calendar,
});
