import { plainDigits } from "../text/digits";

/** Digits that a number has which somebody can be called at, from a small town's own to one with country and area. */
const fewest = 6;
const most = 15;

/** A phone number as it is written, in digits 0 to 9, and as a phone dials it. */
interface WrittenPhone {
  written: string;
  dialled: string;
}

/** The phone numbers in a text, by what stands between them; words around a number do no harm. */
export function writtenPhonesIn(text: string): WrittenPhone[] {
  return plainDigits(text)
    .split(/[,;|&\n]|(?<!(?<!\d)0\d{2,4} ?)\/|\b(?:or|and)\b/i)
    .map((written) => ({ written, dialled: dialled(written) }))
    .filter((phone) => {
      const digits = phone.dialled.replace("+", "").length;
      return digits >= fewest && digits <= most;
    });
}

/**
 * The phone numbers in a text, as a phone dials them: `(06762) 224455` → `06762224455`. One rule for every form and
 * link; digits may be of any script.
 */
export function phoneNumbersIn(text: string): string[] {
  return writtenPhonesIn(text).map((phone) => phone.dialled);
}

function dialled(part: string): string {
  // The zero in brackets is for callers from inside the country only.
  const abroad = /(\+|^\D*00)\d/.test(part) ? part.replace(/\(0\)/, "") : part;
  const digits = abroad.replace(/\D/g, "");
  return /^\D*\+/.test(part) ? `+${digits}` : digits;
}
