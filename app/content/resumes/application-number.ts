import { plainDigits } from "~/text/digits";

/** Formats `4821 7036`. */
export function numberWords(number: string): string {
  return number.replace(/^(\d{4})(\d{4})$/, "$1 $2");
}

/** Parses a number with digits of any script, with or without spaces. */
export function numberIn(text: string): string | undefined {
  const digits = plainDigits(text).replace(/[\s-]/g, "");
  return /^[1-9]\d{7}$/.test(digits) ? digits : undefined;
}
