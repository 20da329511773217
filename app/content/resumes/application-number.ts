import { plainDigits } from "~/text/digits";

/** The number of an application as people read and write it: `4821 7036`. */
export function numberWords(number: string): string {
  return number.replace(/^(\d{4})(\d{4})$/, "$1 $2");
}

/** The number that somebody typed, in digits of any script, with spaces or not; undefined if it is none. */
export function numberIn(text: string): string | undefined {
  const digits = plainDigits(text).replace(/[\s-]/g, "");
  return /^[1-9]\d{7}$/.test(digits) ? digits : undefined;
}
