import { dateFromSerial, format, isDateFormat, isValidFormat } from "numfmt";

/** Formats without a code in the file (ECMA-376, 18.8.30). */
const builtIn: Record<number, string> = {
  1: "0",
  2: "0.00",
  3: "#,##0",
  4: "#,##0.00",
  9: "0%",
  10: "0.00%",
  12: "# ?/?",
  13: "# ??/??",
  37: "#,##0;-#,##0",
  38: "#,##0;-#,##0",
  39: "#,##0.00;-#,##0.00",
  40: "#,##0.00;-#,##0.00",
  49: "@",
};
for (const id of [14, 15, 16, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58])
  builtIn[id] = "dd.mm.yyyy";
for (const id of [18, 19, 20, 21, 32, 33, 34, 35, 45, 46, 47, 55, 56]) builtIn[id] = "hh:mm";
builtIn[17] = "mm.yyyy";

/** @param code of the file; undefined for a built-in format */
export const formatCode = (id: number, code: string | undefined) => code ?? builtIn[id] ?? "General";

const two = (part: number) => String(part).padStart(2, "0");

/** Day before month, whatever the format's order is: a date cell has no doubt. Undefined for times and names. */
function shownDate(value: number, code: string, from1904: boolean): string | undefined {
  const [letters = ""] = code
    .toLowerCase()
    // ReDoS: Excel's formats have at most 255 characters, and the process has a time limit.
    .replace(/"[^"]{0,255}"|\\.|\[[^\]]{0,255}\]/g, "")
    .split(";");
  const [hasDay, hasYear] = [letters.includes("d"), letters.includes("y")];
  if (/^(?:d{3,4}|m{3,5})[\s@]*$/.test(letters) || !(hasDay || hasYear)) return undefined;
  const [year = 0, month = 0, day = 0] = dateFromSerial(from1904 ? value + 1462 : value);
  return `${hasDay ? `${two(day)}.` : ""}${two(month)}.${year}`;
}

/** Excel stores fifteen digits; the rest would be wrong. */
function shownInFull(value: number): string {
  if (Math.abs(value) >= 1e15) return value.toExponential(5).replace("e", "E");
  const exact = Number(value.toPrecision(15));
  return Number.isInteger(exact) ? exact.toFixed(0) : String(exact);
}

/** Shows a number as its format does, but long numbers in full and dates as `dd.mm.yyyy`. */
export function shownNumber(value: number, code: string, from1904 = false): string {
  if (!isValidFormat(code)) return shownInFull(value);
  if (isDateFormat(code)) {
    if (value < 0) return shownInFull(value);
    return shownDate(value, code, from1904) ?? format(code, from1904 ? value + 1462 : value).trim();
  }
  const bare = code.replace(/"[^"]{0,255}"|\\./g, "");
  if (/^general$|E[+-]/i.test(bare)) return shownInFull(value);
  return format(code, value).trim();
}

/** Shows a text as its format does: `"TC/"@` adds letters. */
export function shownText(text: string, code: string): string {
  return code !== "@" && code.includes("@") && isValidFormat(code) ? format(code, text).trim() : text;
}
