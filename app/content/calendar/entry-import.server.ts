import { t } from "#say";
import { RowProblem } from "~/capabilities/imports/importer";
import { createColumnImport } from "~/capabilities/imports/record-import.server";
import { shortSpan } from "~/dates/dates";
import { readListedDays } from "~/dates/parse-listed-days";
import { calendarEntry, entryLabels } from "./entry";
import { calendar, parseCalendarEntry } from "./entry.server";
import { findDaysOf } from "./listed-year";

const kindWords = {
  exam: /exam|test|परीक्षा|ପରୀକ୍ଷା|পরীক্ষা/i,
  holiday: /holiday|vacation|closed|छुट्टी|अवकाश|ଛୁଟି|ছুটি/i,
  event: /event|function|celebration|कार्यक्रम|କାର୍ଯ୍ୟକ୍ରମ|অনুষ্ঠান/i,
} as const;

const headings = {
  last_date: {
    fits: [
      /^(?:last|end(?:ing)?|closing)(?: (?:day|date))?$|^(?:to|till|until|up ?to)(?: date)?$|अंतिम|तक$|ଶେଷ|ପର୍ଯ୍ୟନ୍ତ|শেষ|পর্যন্ত/i,
    ],
  },
  date: {
    fits: [/^dates?(?:\(s\))?$/i, /\bdates?\b|^from|^start|^begin|दिनांक|तारीख|तिथि|ତାରିଖ|ଦିନାଙ୍କ|তারিখ/i],
    never: /birth|added|जन्म|ଜନ୍ମ|জন্ম/i,
  },
  kind: { fits: [/^(?:kind|type|category|nature)\b|प्रकार|ପ୍ରକାର|ধরন|প্রকার/i] },
  title: {
    fits: [
      /^title$|शीर्षक|ଶୀର୍ଷକ|শিরোনাম/i,
      /holiday|festival|occasion|event|exam|छुट्टी|अवकाश|पर्व|त्योहार|अवसर|ଛୁଟି|ପର୍ବ|ଉତ୍ସବ|ଅବସର|ছুটি|পর্ব|উৎসব|উপলক্ষ/i,
      /name|particular|description|purpose|reason|details|नाम|विवरण|ନାମ|ବିବରଣ|নাম|বিবরণ/i,
    ],
    never: /\bnos?\b|number|days\b|दिनों|ଦିନ ସଂଖ୍ୟା|দিন সংখ্যা/i,
  },
} as const;

/** A leap year: tells a day without a year from other words. */
const anyYear = findDaysOf("2000");

const words = /\p{L}{3}/u;
const weekday = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*$/i;

export const calendarImport = createColumnImport<keyof typeof headings>({
  kind: calendarEntry,
  headings,
  required: ["date", "title"],

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

  readRow(cell, beside) {
    const [title, date, last] = [cell("title"), cell("date"), cell("last_date")];
    if (!date) throw new RowProblem(t(/* A line of a list. */ "it has no date"));
    const year = findDaysOf(beside.get("year") ?? "");
    const days = readListedDays(date, year);
    const end = last ? readListedDays(last, year) : days;
    if (!days || !end) {
      const value = days ? last : date;
      throw new RowProblem(
        readListedDays(value, anyYear)
          ? t("“{value}” has no year: choose it under “Change the list”", { value })
          : t("“{value}” is no date: enter one such as 26/01/2027", { value }),
      );
    }
    const kinds = Object.keys(kindWords) as (keyof typeof kindWords)[];
    const kind = kinds.find((each) => kindWords[each].test(cell("kind"))) ?? beside.get("kind") ?? "";
    return { title, date: days.first, last_date: end.last === days.first ? "" : end.last, kind };
  },

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
