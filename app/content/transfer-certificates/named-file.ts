import { readWrittenDay } from "~/dates/parse-written-date";
import { isNumber } from "./number";

export interface FoundBy {
  number: string;
  /** `yyyy-MM-dd`. */
  bornOn: string;
}

export const namingExample = "TC-2026-014_2010-05-31.pdf";

const pattern = /^(.+?)[_ ]+(\d{4}[-.]\d{1,2}[-.]\d{1,2}|\d{1,2}[-.]\d{1,2}[-.]\d{4})\.pdf$/i;

/** True for a plausible date of birth. @param today `yyyy-MM-dd` at the school */
export function isBirthDate(day: string, today: string): boolean {
  return day >= "1950-01-01" && day < today;
}

/** Parses `TC-2026-014_2010-05-31.pdf` or `TC 14_31-05-2010.pdf`. @returns undefined for other names */
export function readFileName(name: string): FoundBy | undefined {
  const [, number = "", date = ""] = pattern.exec(name.normalize("NFC")) ?? [];
  const bornOn = readWrittenDay(date);
  return bornOn && isNumber(number) ? { number: number.trim(), bornOn } : undefined;
}
