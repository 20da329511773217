import { plainDigits } from "~/text/digits";

export const maxNumberLength = 40;

/** `TC/2026-014` equals `tc 2026 014`; `014` is not `14`. @returns empty if nothing is left */
export function foldNumber(text: string): string {
  return plainDigits(text.normalize("NFKC"))
    .toUpperCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, "");
}

export function isNumber(text: string): boolean {
  return text.length <= maxNumberLength && /\d/.test(foldNumber(text));
}

/** Download name, valid on any system: `Transfer certificate TC-14.pdf`. */
export function certificateFileName(number: string): string {
  return `Transfer certificate ${number.replace(/[^\p{L}\p{M}\p{N} ._-]+/gu, "-")}.pdf`;
}
