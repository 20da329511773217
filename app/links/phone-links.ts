import { plainDigits } from "../text/digits";
import { phoneNumbersIn } from "./phone";

/** Not inside a longer number, an amount, a date or a word. */
const before = String.raw`(?<![\p{L}\d+]|\d[.,/-])`;
const after = String.raw`(?![\d]|[.,-]\d|/\d{4}|\p{L})`;
/** Hyphens of word processors too; no dot, as in amounts. */
const gap = String.raw`[ \u00A0\u2010-\u2012-]`;

/** Formats of India, and any with a country code. */
const forms = [
  // Mobile, with +91, a zero, or neither.
  String.raw`(?:\+91${gap}?|0)?[6-9](?:\d{4}${gap}?\d{5}|\d\d${gap}\d{3}${gap}\d{4}|\d{3}${gap}\d{3}${gap}\d{3})`,
  // Landline with area code, eleven digits with the zero.
  String.raw`\(0\d{2,4}\)${gap}?\d{3,4}${gap}?\d{3,4}`,
  String.raw`0\d{2,4}${gap}\d{3,4}${gap}?\d{3,4}`,
  // Toll-free.
  String.raw`1800${gap}?\d{2,4}${gap}?\d{3,4}`,
  String.raw`\+\d{1,3}${gap}?\(?\d{2,5}\)?(?:${gap}?\d{2,5}){1,3}`,
];
const phone = new RegExp(`${before}(?:${forms.join("|")})${after}`, "gu");

export function phonesIn(text: string): { start: number; end: number; dialled: string }[] {
  return [...plainDigits(text).matchAll(phone)].flatMap(({ 0: found, index }) => {
    const [dialled] = phoneNumbersIn(found);
    const digits = dialled?.replace("+", "").length ?? 0;
    const isWhole = !found.replace("(", "").startsWith("0") || digits === 11;
    return dialled && isWhole && digits >= 10 ? [{ start: index, end: index + found.length, dialled }] : [];
  });
}
