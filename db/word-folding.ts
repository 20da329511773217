/**
 * Maps characters that look alike to one form: compatibility characters of PDFs and forms, composed
 * characters, letters with and without nukta, invisible characters, the t of old Bengali texts. Changes need
 * a migration that rebuilds the word indexes.
 */
const replacements = new Map([
  ...decomposed("NFKC", compatibilityRanges()),
  ...decomposed("NFD", [[0x0900, 0x0dff]]),
]);
replacements.set("\u09CE", "\u09A4\u09CD");
/** Soft hyphen, zero-width and direction marks, word joiner, byte order mark; nukta in six scripts. */
for (const code of [0xad, 0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x2060, 0xfeff])
  replacements.set(String.fromCharCode(code), "");
const nuktas = /[\u093C\u09BC\u0A3C\u0ABC\u0B3C\u0CBC]/g;
for (const nukta of "\u093C\u09BC\u0A3C\u0ABC\u0B3C\u0CBC") replacements.set(nukta, "");
for (const [from, to] of replacements) replacements.set(from, to.replace(nuktas, ""));

function compatibilityRanges(): [first: number, last: number][] {
  return [
    [0xaa, 0xba],
    [0x2070, 0x2089],
    [0x2160, 0x217f],
    [0xfb00, 0xfb06],
    [0xff10, 0xff19],
    [0xff21, 0xff3a],
    [0xff41, 0xff5a],
  ];
}

function* decomposed(form: "NFKC" | "NFD", ranges: [first: number, last: number][]) {
  for (const [first, last] of ranges) {
    for (let code = first; code <= last; code += 1) {
      const letter = String.fromCodePoint(code);
      const parts = letter.normalize(form);
      if (parts !== letter && /^[\p{L}\p{N}\p{M}]+$/u.test(parts)) yield [letter, parts] as const;
    }
  }
}

const replaceable = new RegExp(`[${[...replacements.keys()].join("")}]`, "g");

/** Folds a text as in the word indexes; in SQL it is `fold` (db/sqlite.ts). */
export function foldWords(text: string): string {
  return text.replace(replaceable, (sign) => replacements.get(sign) ?? sign);
}

/** Zeros of Indian scripts; their other digits follow. */
const noughts = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66];
const otherDigits = new RegExp(
  `[${noughts.map((nought) => `${String.fromCodePoint(nought)}-${String.fromCodePoint(nought + 9)}`).join("")}]`,
  "g",
);

/** Converts digits of other scripts: २०२६ is 2026. */
export function foldDigits(text: string): string {
  return text.replace(otherDigits, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - Number(noughts.findLast((nought) => nought <= code)));
  });
}

/** Returns a folded word with its digits in every script: the indexes keep digits as typed. */
export function digitsOfEveryScript(word: string): string[] {
  if (!/\d/.test(word)) return [word];
  const inScript = (nought: number) =>
    word.replace(/\d/g, (digit) => String.fromCodePoint(nought + Number(digit)));
  return [word, ...noughts.map(inScript)];
}
