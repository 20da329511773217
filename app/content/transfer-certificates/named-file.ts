import { readWrittenDay } from "~/dates/parse-written-date";
import { isNumber } from "./number";

/** What a certificate is found by. */
export interface FoundBy {
  number: string;
  /** The date of birth, yyyy-MM-dd. */
  bornOn: string;
}

/** How to say it in a file's name. */
export const namingExample = "TC-2026-014_2010-05-31.pdf";

const pattern = /^(.+?)[_ ]+(\d{4}[-.]\d{1,2}[-.]\d{1,2}|\d{1,2}[-.]\d{1,2}[-.]\d{4})\.pdf$/i;

/**
 * True if this can be a pupil's date of birth.
 * @param today yyyy-MM-dd, at the school
 */
export function isBirthDate(day: string, today: string): boolean {
  return day >= "1950-01-01" && day < today;
}

/**
 * Number and date of birth from a file's name, such as `TC-2026-014_2010-05-31.pdf` or `TC 14_31-05-2010.pdf`.
 * @returns undefined if it does not say them
 */
export function readFileName(name: string): FoundBy | undefined {
  const [, number = "", date = ""] = pattern.exec(name.normalize("NFC")) ?? [];
  const bornOn = readWrittenDay(date);
  return bornOn && isNumber(number) ? { number: number.trim(), bornOn } : undefined;
}
