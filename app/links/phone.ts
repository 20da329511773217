import { plainDigits } from "../text/digits";

/** Digits of a dialable number, from a small town's own to one with country and area code. */
const minDigits = 6;
const maxDigits = 15;

/** Number as written, in digits 0 to 9, and as dialled. */
interface WrittenPhone {
  written: string;
  dialled: string;
}

/** Splits a text into phone numbers; other words are ignored. */
export function writtenPhonesIn(text: string): WrittenPhone[] {
  return plainDigits(text)
    .split(/[,;|&\n]|(?<!(?<!\d)0\d{2,4} ?)\/|\b(?:or|and)\b/i)
    .map((written) => ({ written, dialled: dialled(written) }))
    .filter((phone) => {
      const digits = phone.dialled.replace("+", "").length;
      return digits >= minDigits && digits <= maxDigits;
    });
}

/** `(06762) 224455` → `06762224455`, in digits of any script. Used by all forms and links. */
export function phoneNumbersIn(text: string): string[] {
  return writtenPhonesIn(text).map((phone) => phone.dialled);
}

/** Returns the numbers of a text as written; the text itself if it has only one. */
export function splitPhones(text: string): string[] {
  const phones = writtenPhonesIn(text);
  return phones.length > 1 ? phones.map(({ written }) => written.trim()) : [text];
}

function dialled(part: string): string {
  // The zero in brackets is not dialled from abroad.
  const abroad = /(\+|^\D*00)\d/.test(part) ? part.replace(/\(0\)/, "") : part;
  const digits = abroad.replace(/\D/g, "");
  return /^\D*\+/.test(part) ? `+${digits}` : digits;
}
