const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

/**
 * Returns the value of a digit of any script. The ten digits of a script follow each other in Unicode, and such tens may follow each
 * other too, as those of mathematics do.
 */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (isDigit(code - before - 1)) before += 1;
  return before % 10;
}

/** The same text with the digits of every script as 0 to 9. */
export function plainDigits(text: string): string {
  return text.replace(/[^\P{Nd}0-9]/gu, (digit) => String(digitValue(digit)));
}

/** A whole number as people write it, `1,200` or `१२००`, as `1200`. */
export function plainNumber(text: string): string {
  return plainDigits(text).replace(/(\d)[,\s](?=\d)/g, "$1");
}

/** True for a long number as spreadsheets shorten it, `2.02611E+11`: its last digits are lost. */
export const isShortened = (text: string) =>
  /^\d+(?:[.,]\d+E\+?|E\+)\d{2,3}$/i.test(plainDigits(text).trim());

const month = "(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)";
const turnedDay = new RegExp(`^(?:\\d{1,2}-${month}|${month}-\\d\\d)$`);

/** True for a number that a spreadsheet shortened or took for a day: 5/10 is `5-Oct`, 1-26 is `Jan-26`. */
export const isSpoilt = (text: string) => isShortened(text) || turnedDay.test(text.trim());
