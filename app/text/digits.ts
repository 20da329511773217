const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

/** Digits are consecutive in Unicode, in blocks of ten that can be adjacent. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (isDigit(code - before - 1)) before += 1;
  return before % 10;
}

export function plainDigits(text: string): string {
  return text.replace(/[^\P{Nd}0-9]/gu, (digit) => String(digitValue(digit)));
}

export function plainNumber(text: string): string {
  return plainDigits(text).replace(/(\d)[,\s](?=\d)/g, "$1");
}

/** True for numbers that spreadsheets shortened (`2.02611E+11`), which lost digits. */
export const isShortened = (text: string) =>
  /^\d+(?:[.,]\d+E\+?|E\+)\d{2,3}$/i.test(plainDigits(text).trim());

const month = "(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)";
const turnedDay = new RegExp(`^(?:\\d{1,2}-${month}|${month}-\\d\\d|(?:\\d\\d\\.)?\\d\\d\\.\\d{4})$`);

/** True for numbers that spreadsheets shortened or took for dates: 5/10 as `5-Oct` or `05.10.2026`, 1-26 as `Jan-26`. */
export const isSpoilt = (text: string) => isShortened(text) || turnedDay.test(text.trim());
