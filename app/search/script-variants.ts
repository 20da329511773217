/** Unicode gives the scripts of India blocks of one size and one order, from Devanagari on. */
const blockSize = 0x80;
const [firstBlock, endOfBlocks] = [0x0900, 0x0d80];
const [candrabindu, anusvara, virama] = [0x01, 0x02, 0x4d];

/** The nasal of each row of consonants, with its first and last one. */
const rows: readonly [nasal: number, first: number, last: number][] = [
  [0x19, 0x15, 0x18],
  [0x1e, 0x1a, 0x1d],
  [0x23, 0x1f, 0x22],
  [0x28, 0x24, 0x27],
  [0x2e, 0x2a, 0x2d],
];

/** Long vowels and signs, with the short ones. */
const shortOf = new Map([
  [0x08, 0x07],
  [0x0a, 0x09],
  [0x40, 0x3f],
  [0x42, 0x41],
]);

const placeOf = (code: number) =>
  code >= firstBlock && code < endOfBlocks ? (code - firstBlock) % blockSize : -1;

const codesOf = (word: string) => [...word].map((letter) => letter.codePointAt(0) ?? 0);
const toText = (codes: readonly number[]) => String.fromCodePoint(...codes);

/** Writes a nasal before a consonant of its row, and a candrabindu, as anusvara: सम्बन्धित is संबंधित. */
export function foldNasals(word: string): string {
  const codes = codesOf(word);
  const folded: number[] = [];
  for (let index = 0; index < codes.length; index += 1) {
    const code = codes[index] ?? 0;
    const place = placeOf(code);
    const after = placeOf(codes[index + 2] ?? 0);
    const isNasal =
      placeOf(codes[index + 1] ?? 0) === virama &&
      rows.some(([nasal, first, last]) => place === nasal && after >= first && after <= last);
    if (isNasal) index += 1;
    folded.push(isNasal || place === candrabindu ? code - place + anusvara : code);
  }
  return toText(folded);
}

/** Nasals of a word that are written in every way; more would be too many spellings. */
const maxNasals = 3;

/** Returns all spellings of a folded word, for an index that keeps them. */
export function listSpellings(folded: string): string[] {
  let spellings: number[][] = [[]];
  let nasals = 0;
  const codes = codesOf(folded);
  for (const [index, code] of codes.entries()) {
    const place = placeOf(code);
    const block = code - place;
    const after = placeOf(codes[index + 1] ?? 0);
    const [nasal] = rows.find(([, first, last]) => after >= first && after <= last) ?? [];
    const ways = [[code]];
    if (place === anusvara && nasals < maxNasals) {
      nasals += 1;
      ways.push([block + candrabindu]);
      if (nasal) ways.push([block + nasal, block + virama]);
    }
    spellings = spellings.flatMap((start) => ways.map((way) => [...start, ...way]));
  }
  return spellings.map(toText);
}

/** Shortens long i and u, which Odia and Bengali pronounce alike: শ্রেণী is শ্রেণি. */
export const shortenVowels = (word: string): string =>
  toText(
    codesOf(word).map((code) => {
      const place = placeOf(code);
      const short = shortOf.get(place);
      return short === undefined ? code : code - place + short;
    }),
  );

/** Digits of any script, with commas as in 1,20,000 and 120,000. */
export const groupedNumber = String.raw`\p{Nd}{1,3}(?:,\p{Nd}{2,3})*,\p{Nd}{3}(?!\p{Nd})`;

/** Returns a number of four or more digits as the parts between its commas, in India and elsewhere: `1 20 000`. */
export function listGroupings(word: string): string[] {
  if (!/^\d{4,}$/.test(word)) return [];
  const indian = word.replace(/(?<=\d)(?=(?:\d\d)*\d{3}$)/g, " ");
  return [...new Set([indian, word.replace(/(?<=\d)(?=(?:\d{3})+$)/g, " ")])];
}
