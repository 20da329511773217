import { plainDigits } from "~/text/digits";

/** Characters that the number of a certificate has at most. */
export const longestNumber = 40;

/**
 * The number of a certificate without what people write differently: letters are capital, digits are 0 to 9, and spaces, dashes,
 * strokes and points are left out. `TC/2026-014` and `tc 2026 014` are the same, `014` and `14` are not.
 * @returns empty if nothing is left
 */
export function foldNumber(text: string): string {
  return plainDigits(text.normalize("NFKC"))
    .toUpperCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, "");
}

/** True if this can be the number of a certificate: it has a digit, and is no longer than a line of the form. */
export function isNumber(text: string): boolean {
  return text.length <= longestNumber && /\d/.test(foldNumber(text));
}

/** What a certificate is called once it is downloaded, on every computer: `Transfer certificate TC-14.pdf`. */
export function certificateFileName(number: string): string {
  return `Transfer certificate ${number.replace(/[^\p{L}\p{M}\p{N} ._-]+/gu, "-")}.pdf`;
}
