/**
 * Letters and signs that are the same to a reader but other code points to a computer, each with its replacement: compatibility
 * characters of PDFs and forms (ligatures, full-width letters, Roman numerals), signs in one code point or in two, letters with
 * the dot below (nukta) and without, invisible characters, the t of old Bengali texts. The word indexes are made with it, so a
 * change here needs a migration that makes them again (0100).
 */
const replacements = new Map([
  ...decomposed("NFKC", compatibilityRanges()),
  ...decomposed("NFD", [[0x0900, 0x0dff]]),
]);
replacements.set("\u09CE", "\u09A4\u09CD");
/** Soft hyphen, zero-width space and joiners, direction marks, word joiner, byte order mark; and nukta in six scripts. */
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

/** Letters and digits that Unicode takes apart, with their parts. */
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

/** Folds a text as the word indexes have it. */
export function foldWords(text: string): string {
  return text.replace(replaceable, (sign) => replacements.get(sign) ?? sign);
}

/** Nested calls in one step of the expression: parsers of SQLite before 3.46 have room for some 50. */
const callsPerStep = 18;

/** The same as an expression of SQL over a column. In steps, so that SQLite from 3.37 on can read the schema. */
export function foldedColumn(column: string): string {
  const pairs = [...replacements];
  const steps: string[] = [];
  for (let start = 0; start < pairs.length; start += callsPerStep) {
    const source = steps.length === 0 ? column : "text";
    const from = steps.length === 0 ? "" : ` from step${steps.length}`;
    const step = pairs
      .slice(start, start + callsPerStep)
      .reduce((folded, [sign, parts]) => `replace(${folded}, '${sign}', '${parts}')`, source);
    steps.push(`step${steps.length + 1} as (select ${step} as text${from})`);
  }
  return `(with ${steps.join(", ")} select text from step${steps.length})`;
}

/** The noughts of the scripts that are written in India, each followed by its other digits. */
const noughts = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66];
const otherDigits = new RegExp(
  `[${noughts.map((nought) => `${String.fromCodePoint(nought)}-${String.fromCodePoint(nought + 9)}`).join("")}]`,
  "g",
);

/** A text with the digits of our own script instead of those of others: २०२६ is 2026. */
export function foldDigits(text: string): string {
  return text.replace(otherDigits, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - Number(noughts.findLast((nought) => nought <= code)));
  });
}

/**
 * A folded word in each way that its digits are written, as the indexes have them: they keep the digits as they were
 * typed, so that none had to be made again. A word without digits comes alone.
 */
export function digitsOfEveryScript(word: string): string[] {
  if (!/\d/.test(word)) return [word];
  const inScript = (nought: number) =>
    word.replace(/\d/g, (digit) => String.fromCodePoint(nought + Number(digit)));
  return [word, ...noughts.map(inScript)];
}
