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
