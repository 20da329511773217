import { plainDigits } from "../text/digits";
import { phoneNumbersIn } from "./phone";

/** Not in the middle of a longer number, an amount, a date or a word. */
const before = String.raw`(?<![\p{L}\d+]|\d[.,/-])`;
const after = String.raw`(?![\d]|[.,/-]\d|\p{L})`;

/** How phone numbers are written in India, and any with the sign of a country. */
const forms = [
  // A mobile phone, with the country's number, a zero, or neither.
  String.raw`(?:\+91[\s-]?|0)?[6-9]\d{4}[\s-]?\d{5}`,
  // A town's number in brackets or not, then the number there: eleven digits with the zero.
  String.raw`\(0\d{2,4}\)[ -]?\d{3,4}[ -]?\d{3,4}`,
  String.raw`0\d{2,4}[ -]\d{3,4}[ -]?\d{3,4}`,
  // Free of charge.
  String.raw`1800[ -]?\d{2,4}[ -]?\d{3,4}`,
  String.raw`\+\d{1,3}[ -]?\d{2,5}(?:[ -]?\d{2,5}){1,3}`,
];
const phone = new RegExp(`${before}(?:${forms.join("|")})${after}`, "gu");

/** The phone numbers in a text: where each stands, and what a phone dials. */
export function phonesIn(text: string): { start: number; end: number; dialled: string }[] {
  return [...plainDigits(text).matchAll(phone)].flatMap(({ 0: found, index }) => {
    const [dialled] = phoneNumbersIn(found);
    const digits = dialled?.replace("+", "").length ?? 0;
    const isWhole = !found.replace("(", "").startsWith("0") || digits === 11;
    return dialled && isWhole && digits >= 10 ? [{ start: index, end: index + found.length, dialled }] : [];
  });
}
