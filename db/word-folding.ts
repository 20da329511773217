/**
 * What is the same word to a reader and other code points to a computer, in the scripts of India: signs in one code point
 * or in two, letters with the dot below (nukta) and without, joiners that cannot be seen, the t of old Bengali texts.
 * The word indexes are made with it (migration 0017), so a change here needs a migration that makes them anew.
 */
const foldings: (readonly [from: string, to: string])[] = [...inTwo(0x0900, 0x0dff)];
foldings.push(["\u09CE", "\u09A4\u09CD"]);
for (const joiner of ["\u200C", "\u200D"]) foldings.push([joiner, ""]);
for (const nukta of ["\u093C", "\u09BC", "\u0A3C", "\u0ABC", "\u0B3C", "\u0CBC"]) foldings.push([nukta, ""]);

/** Letters and signs that Unicode takes apart, with what they are made of. */
function* inTwo(first: number, last: number): Generator<readonly [string, string]> {
  for (let code = first; code <= last; code += 1) {
    const letter = String.fromCodePoint(code);
    const parts = letter.normalize("NFD");
    if (parts !== letter) yield [letter, parts];
  }
}

/** A text as the word indexes have it. */
export function foldWords(text: string): string {
  return foldings.reduce((folded, [from, to]) => folded.replaceAll(from, to), text);
}

/** The same as an expression of SQL over a column. */
export function foldedColumn(column: string): string {
  return foldings.reduce((folded, [from, to]) => `replace(${folded}, '${from}', '${to}')`, column);
}

/** The noughts of the scripts that are written in India, each followed by its other digits. */
const noughts = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66];
const otherDigits = new RegExp(
  `[${noughts.map((nought) => `${String.fromCodePoint(nought)}-${String.fromCodePoint(nought + 9)}`).join("")}]`,
  "g",
);

/** A text with the digits of our own script in the place of those of others: २०२६ is 2026. */
export function foldDigits(text: string): string {
  return text.replace(otherDigits, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - Number(noughts.findLast((nought) => nought <= code)));
  });
}

/**
 * A folded word in each way that its digits are written, as the indexes have them: they keep the digits as they were
 * typed, so that none had to be made anew. A word without digits comes alone.
 */
export function digitsOfEveryScript(word: string): string[] {
  if (!/\d/.test(word)) return [word];
  const inScript = (nought: number) =>
    word.replace(/\d/g, (digit) => String.fromCodePoint(nought + Number(digit)));
  return [word, ...noughts.map(inScript)];
}
