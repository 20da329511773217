import { graphemes } from "~/text/graphemes";

/** Characters of one SMS in the basic alphabet, and in others (3GPP TS 23.038). */
export const smsLimits = { plain: 160, other: 70 } as const;

/** GSM 7-bit alphabet, without the extension characters, which count twice. */
const plain = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà]*$/;

/** Returns the maximum characters of one SMS; less than half in Indian scripts. */
export function smsLimit(text: string): number {
  return plain.test(text) ? smsLimits.plain : smsLimits.other;
}

/** Replaces typographic characters of phones: one of them would reduce the limit to 70. */
const typed: Record<string, string> = {
  "–": "-",
  "—": "-",
  "‘": "'",
  "’": "'",
  "“": '"',
  "”": '"',
  "…": "...",
  "\u00a0": " ",
};

/** One SMS: shortened title, day of the event (can be empty), URL. @returns undefined if date and URL alone are too long */
export function smsText({
  title: written,
  date,
  address,
}: Record<"title" | "date" | "address", string>): string | undefined {
  const title = written.replace(/\P{ASCII}/gu, (sign) => typed[sign] ?? sign);
  const textOf = (words: string) => `${[words, date].filter(Boolean).join(", ")}\n${address}`;
  const isShort = (text: string) => text.length <= smsLimit(text);
  if (isShort(textOf(title))) return textOf(title);
  const kept = [...graphemes(title)];
  while (kept.length > 0) {
    kept.pop();
    const text = textOf(`${kept.join("").trimEnd()}...`);
    if (kept.length > 0 && isShort(text)) return text;
  }
  return undefined;
}
