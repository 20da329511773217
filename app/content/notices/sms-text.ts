import { graphemes } from "~/text/graphemes";

/** Signs of one SMS in the alphabet that old phones have, and in any other (3GPP TS 23.038). */
export const smsLimits = { plain: 160, other: 70 } as const;

/** The basic alphabet of an SMS; of a few more signs each counts as two, and those are not used here. */
const plain = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà]*$/;

/** How many signs one SMS with this text may have: letters of an Indian script cost more than twice as much. */
export function smsLimit(text: string): number {
  return plain.test(text) ? smsLimits.plain : smsLimits.other;
}

/** What a phone writes by itself and the basic alphabet has not: one of these would leave 70 signs of 160. */
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

/**
 * A notice as one SMS: its title, cut where it is too long, the date and the address.
 * @returns undefined if not even date and address fit
 */
export function smsText({
  title: written,
  date,
  address,
}: Record<"title" | "date" | "address", string>): string | undefined {
  const title = written.replace(/\P{ASCII}/gu, (sign) => typed[sign] ?? sign);
  const textOf = (words: string) => `${words}, ${date}\n${address}`;
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
