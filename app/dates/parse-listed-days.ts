import { plainDigits } from "../text/digits";
import { readWrittenDay } from "./parse-written-date";

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

/** Replaces month names, and removes weekdays and remarks in brackets. */
function plain(text: string): string {
  return plainDigits(text.normalize("NFC"))
    .replace(/[\p{L}\p{M}]+/gu, (word) => monthNames.get(word) ?? word)
    .replace(/\([^()]*\)/g, " ")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^\p{L}[\p{L}\p{M}]*[,. ]+(?=\d)/u, "")
    .replace(/[, ](?:mon|tue|wed|thu|fri|sat|sun)[a-z]*$/i, "")
    .replace(/,$/, "");
}

/** Lists of events are about this century: `26-Jan-27` is 2027. */
const fullYear = (text: string) => text.replace(/^(\d{1,2}[-/. ]+[\p{L}\d]+[-/. ,'’]+)(\d\d)$/u, "$120$2");

const readDay = (text: string) => readWrittenDay(fullYear(text));

/** Between two days, in English, Hindi, Odia and Bengali. */
const between = /[–—]| - |(?<![a-z])(?:to|till|until)(?![a-z])|से|ରୁ|থেকে/iu;

/**
 * Parses a day or a range as Indian lists write them: `26/01/2027`, `26-Jan-27`, `26 January 2027 (Tue)`,
 * `18 to 25 October 2026`. Undefined if invalid.
 */
export function readListedDays(text: string): { first: string; last: string } | undefined {
  const written = plain(text);
  const day = readDay(written);
  if (day) return { first: day, last: day };
  const [start = "", end = "", ...more] = written
    .replace(/(?:तक|ପର୍ଯ୍ୟନ୍ତ|পর্যন্ত)$/u, "")
    .split(between)
    .map((part) => part.trim());
  const last = readDay(end);
  if (!last || more.length > 0) return undefined;
  // "18 to 25 October 2026", "30 September to 5 October 2026"
  const completed = /^\d{1,2}$/.test(start) ? end.replace(/^\d{1,2}/, start) : `${start} ${last.slice(0, 4)}`;
  const first = readDay(start) ?? readDay(completed);
  return first && first <= last ? { first, last } : undefined;
}
