import { plainDigits } from "../text/digits";
import { addDays } from "./dates";
import { monthNumber, readWrittenDay } from "./parse-written-date";

/** Month names of Hindi, Odia and Bengali, with other spellings. */
const months: readonly (readonly string[])[] = [
  ["जनवरी", "ଜାନୁଆରୀ", "ଜାନୁଆରି", "জানুয়ারি", "জানুয়ারী"],
  ["फरवरी", "ଫେବୃଆରୀ", "ଫେବ୍ରୁଆରୀ", "ଫେବୃଆରି", "ফেব্রুয়ারি", "ফেব্রুয়ারী"],
  ["मार्च", "ମାର୍ଚ୍ଚ", "মার্চ"],
  ["अप्रैल", "ଅପ୍ରେଲ", "ଏପ୍ରିଲ", "এপ্রিল"],
  ["मई", "ମଇ", "ମେ", "মে"],
  ["जून", "ଜୁନ", "জুন"],
  ["जुलाई", "ଜୁଲାଇ", "জুলাই"],
  ["अगस्त", "ଅଗଷ୍ଟ", "আগস্ট", "অগাস্ট"],
  ["सितंबर", "सितम्बर", "ସେପ୍ଟେମ୍ବର", "সেপ্টেম্বর"],
  ["अक्टूबर", "अक्तूबर", "ଅକ୍ଟୋବର", "অক্টোবর"],
  ["नवंबर", "नवम्बर", "ନଭେମ୍ବର", "নভেম্বর"],
  ["दिसंबर", "दिसम्बर", "ଡିସେମ୍ବର", "ডিসেম্বর"],
];

const inEnglish = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

const monthNames = new Map(
  months.flatMap((names, index) =>
    names.map((name) => [name.normalize("NFC"), inEnglish[index] ?? ""] as const),
  ),
);

const ordinals = /(\d)(?:(?:st|nd|rd|th)\b|(?:লা|রা|ঠা|ই|শে)(?![\p{L}\p{M}]))/giu;
/** Stars and full stops behind a day lead to a remark below the list. */
const marks = /[\s*†‡#.;]{1,9}$/;
const romanMonth = /(?<=^|[\s–—-])(\d{1,2}[-./ ]{1,2})(x?i{1,3}|i?[vx]|vi{1,3})(?=[-./ –]{1,2}\d{1,4})/gi;
const romans = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii"];
const indianWeekday = /[, ]{1,3}\p{L}[\p{L}\p{M}]{0,20}(?:वार|ବାର|বার)$/u;
const midnight = /[T ](?:0?0:00(?::00)?(?:\.0+)?Z?|12:00(?::00)? ?am)$/i;

/** Replaces month names, and removes weekdays, midnight of spreadsheets, and remarks in brackets. */
function plain(text: string): string {
  return plainDigits(text.normalize("NFC"))
    .replace(/[\p{L}\p{M}]+/gu, (word) => monthNames.get(word) ?? word)
    .replace(/\([^()]*\)|['’]|\bthe (?=\d)/gi, " ")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^(\p{L}[\p{L}\p{M}]*)[,. ]+(?=[\p{L}\d])/u, (start, word: string) =>
      monthNumber(word) > 0 ? start : "",
    )
    .replace(marks, "")
    .replace(/[-,/ –]{1,3}(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}$/i, "")
    .replace(indianWeekday, "")
    .replace(midnight, "")
    .replace(ordinals, "$1")
    .replace(romanMonth, (_, day: string, month: string) => day + (romans.indexOf(month.toLowerCase()) + 1))
    .replace(/,$/, "");
}

/** Years that two digits can mean from today on: `26-Jan-27` is 2027, `15.03.98` is 1998. */
const yearsAhead = 30;
const century = (year: string) =>
  Number(`20${year}`) > new Date().getUTCFullYear() + yearsAhead ? `19${year}` : `20${year}`;

const fullYear = (text: string) =>
  text.replace(
    /^(\d{1,2}[-/. ]*[\p{L}\d]+[-/. ,]+)(\d\d)$/u,
    (_, start: string, year: string) => start + century(year),
  );

/** Finds a month, and the year behind it: "January 2027", "অক্টোবর". Undefined for other texts. */
export function findMonth(text: string): { month: string; year: string } | undefined {
  for (const word of plainDigits(text.normalize("NFC")).match(/[\p{L}\p{M}]+/gu) ?? []) {
    const month = monthNames.get(word) ?? inEnglish[monthNumber(word) - 1];
    if (month && word.length > 2) return { month, year: /\b20\d\d\b/.exec(plainDigits(text))?.[0] ?? "" };
  }
  return undefined;
}

const readDay = (text: string) => readWrittenDay(fullYear(text));

/** Between the first and the last day, in English, Hindi, Odia and Bengali. */
const between = /[–—]| - |(?<![a-z])(?:to|till|until)(?![a-z])|से|ରୁ|থেকে/iu;
/** Hyphens without spaces between two days: `5-8 Oct 2026`, `Oct 5-8, 2026`, `30 Sep-5 Oct`, `20.10.2026-24.10.2026`. */
const closeHyphen =
  /(?<=^(?:[a-z]{3,9}[. ]+)?\d{1,2})-(?=\d{1,2},? [a-z\d])|(?<=[a-z])-(?=\d{1,2} [a-z])|(?<=[./]\d{2,4}\.?|^\d{1,2}[./]\d{1,2}\.?)-(?=\d{1,2}[./])|(?<=^\d{1,2})-(?=\d{1,2}[./]\d{1,2}[./]\d{2,4}$)/i;
/** Between days that follow each other. */
const also =
  /,? ?& ?|,? (?:and|और|ଓ|এবং|ও) |, ?(?=\d{1,2}(?:,| ?&| and | [a-z]|[./-]\d))|(?<=^\d{1,2})\/(?=\d{1,2} [a-z])/i;

/** Adds to a day what stands only at the other one, such as month and year. */
function completed(start: string, end: string, last: string): string | undefined {
  if (/^\d{1,2}$/.test(start)) return readDay(end.replace(/^\d{1,2}/, start));
  const first = readDay(start) ?? readDay(`${start} ${last.slice(0, 4)}`);
  if (!first || first <= last) return first;
  // "24 December to 1 January 2027"
  const earlier = readDay(`${start} ${Number(last.slice(0, 4)) - 1}`);
  return earlier && addDays(earlier, 90) > last ? earlier : undefined;
}

interface ListedDays {
  first: string;
  last: string;
}

/**
 * `26/01/2027`, `26-Jan-27`, `Jan 26, 2027`, `18 to 25 October 2026`, `14 & 15 November 2026`.
 * @param within days that tell the year of `26 January` and `26-Jan`
 */
export function readListedDays(text: string, within?: ListedDays): ListedDays | undefined {
  const written = plain(text);
  const days = readDays(written);
  if (days || !within) return days;
  return [within.first, within.last]
    .map((date) => readDays(`${written} ${date.slice(0, 4)}`))
    .find((found) => found && found.first >= within.first && found.first <= within.last);
}

function readDays(written: string): ListedDays | undefined {
  const day = readDay(written);
  if (day) return { first: day, last: day };
  const parts = written
    .replace(/(?:तक|ପର୍ଯ୍ୟନ୍ତ|পর্যন্ত)$/u, "")
    .replace(closeHyphen, " – ")
    .split(between);
  const isRange = parts.length === 2;
  const [start = "", ...ends] = (isRange ? parts : written.split(also)).map((part) => part.trim());
  // "Oct 5 – 8, 2026"
  const [month = ""] = /^[a-z]{3,9}[. ]+(?=\d)/i.exec(start) ?? [];
  const end = /^\d{1,2},? \d{4}$/.test(ends.at(-1) ?? "") ? month + ends.at(-1) : (ends.at(-1) ?? "");
  const last = ends.length > 0 ? readDay(end) : undefined;
  if (!last) return undefined;
  const days = [start, ...ends.slice(0, -1)].map((part) => completed(part, end, last));
  const first = days[0];
  if (!first || first > last) return undefined;
  const isRow = [...days, last].every((each, index) => each === addDays(first, index));
  return isRange || isRow ? { first, last } : undefined;
}
