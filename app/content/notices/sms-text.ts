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

/** Characters of the title that the school's name must leave. */
const minTitle = 20;

interface SmsParts {
  /** Names of the school, the longest first. */
  names: readonly string[];
  title: string;
  date: string;
  address: string;
}

/** One SMS: name of the school, shortened title, date, URL. @returns undefined if date and URL alone are too long */
export function smsText({ names, title: written, date, address }: SmsParts): string | undefined {
  const plainTyping = (text: string) => text.replace(/\P{ASCII}/gu, (sign) => typed[sign] ?? sign);
  const title = plainTyping(written);
  const textOf = (name: string, words: string) => {
    const sentence = [words, date].filter(Boolean).join(", ");
    return `${[plainTyping(name), sentence].filter(Boolean).join(": ")}\n${address}`;
  };
  const isShort = (text: string) => text.length <= smsLimit(text);
  const cut = (name: string, least: number) => {
    const kept = [...graphemes(title)];
    while (kept.length > least) {
      kept.pop();
      const text = textOf(name, `${kept.join("").trimEnd()}...`);
      if (kept.length > 0 && isShort(text)) return text;
    }
    return undefined;
  };
  const short = names.at(-1);
  return (
    names.map((name) => textOf(name, title)).find(isShort) ??
    (short ? cut(short, minTitle) : undefined) ??
    (isShort(textOf("", title)) ? textOf("", title) : cut("", 0))
  );
}
