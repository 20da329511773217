import { readWrittenDay } from "~/dates/parse-written-date";
import { plainDigits } from "~/text/digits";
import { isNumber } from "./number";

export interface FoundBy {
  number: string;
  /** `yyyy-MM-dd`. */
  bornOn: string;
}

const date = /(?<!\d)(?:\d{4}[-.]\d{1,2}[-.]\d{1,2}|\d{1,2}[-.]\d{1,2}[-.]\d{4})(?!\d)/;

/** True for a plausible date of birth. @param today `yyyy-MM-dd` at the school */
export function isBirthDate(day: string, today: string): boolean {
  return day >= "1950-01-01" && day < today;
}

/** Finds number and date in a file's name, for the user to confirm: `TC_101_Asha_2010-05-31.pdf` has `TC_101`. */
export function suggestFromName(name: string): { number: string; born: string } {
  const words = name.normalize("NFC").replace(/\.\w{2,4}$/, "");
  const [written = ""] = date.exec(plainDigits(words)) ?? [];
  const at = written ? plainDigits(words).indexOf(written) : -1;
  const before = (at > 0 ? words.slice(0, at) : words).replace(/[_ ]+$/, "");
  const [number = ""] = /^(?:[^\s_\d\p{Nd}]*[\s_]+)?[^\s_]*\p{Nd}[^\s_]*/u.exec(before) ?? [];
  const isNamed = at >= 0 || /^t\.?[ _-]*c/i.test(words);
  return { number: isNamed && isNumber(number) ? number : "", born: readWrittenDay(written) ?? "" };
}

/** Normalizes a file name: Unicode form, folder, case and its ending. */
export function comparedName(name: string): string {
  return name
    .normalize("NFC")
    .replace(/^.*[/\\]/s, "")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase()
    .replace(/\.(?:pdf|jpe?g|png|webp)$/, "");
}
