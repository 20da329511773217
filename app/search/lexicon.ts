import { fillers, sameMeaning } from "./same-meaning";
import { shortenVowels } from "./script-variants";
import { splitWords } from "./words";

export type Concept = number;

interface Group {
  members: string[];
}

const groups: Group[] = sameMeaning
  .trim()
  .split("\n")
  .map((line) => ({
    members: line
      .split(",")
      .map((member) => splitWords(member).join(" "))
      .filter(Boolean),
  }));

const concepts = new Map<string, Concept[]>();
for (const [concept, { members }] of groups.entries())
  for (const member of members) concepts.set(member, [...(concepts.get(member) ?? []), concept]);

const fillerWords = new Set(splitWords(fillers));
export const isFiller = (word: string): boolean => fillerWords.has(word);

const isLatin = (word: string) => /^[a-z0-9]+$/.test(word);

/** Letters that Indian languages add to a word: ভর্তির is of ভর্তি. */
const maxEnding = 3;
const minInflected = 3;

/** Returns the groups of a word in any inflection; none if it is unknown. */
export function conceptsOf(word: string): readonly Concept[] {
  const own = concepts.get(word);
  if (own) return own;
  if (isLatin(word)) return (word.length > 3 && concepts.get(word.replace(/(?:'?s|es)$/, ""))) || [];
  for (let length = word.length - 1; length >= Math.max(minInflected, word.length - maxEnding); length -= 1) {
    const found = concepts.get(word.slice(0, length));
    if (found) return found;
  }
  return [];
}

export const membersOf = (concept: Concept): readonly string[] => groups[concept]?.members ?? [];

const longestPhrase = 4;

/** Returns the groups of the longest phrase that starts at a word, and its length. */
export function findPhrase(
  words: readonly string[],
  start: number,
): { concepts: readonly Concept[]; length: number } | undefined {
  for (let length = Math.min(longestPhrase, words.length - start); length > 1; length -= 1) {
    const found = concepts.get(words.slice(start, start + length).join(" "));
    if (found) return { concepts: found, length };
  }
  return undefined;
}

const singleWords = [...concepts.keys()].filter((member) => !member.includes(" "));

/** Sounds that Latin spellings of Indian words write in several ways. */
const sounds: readonly [RegExp, string][] = [
  [/chh?/g, "c"],
  [/[sj]h|z/g, "s"],
  [/([tdbkgp])h/g, "$1"],
  [/p(?=h)|f/g, "p"],
  [/[vw]/g, "b"],
  [/ee|ea|y|ii/g, "i"],
  [/oo|ou/g, "u"],
  [/[ao]+/g, "a"],
  [/q|ck/g, "k"],
  [/(.)\1+/g, "$1"],
  [/a$/, ""],
];

/** Returns a key that is the same for all Latin spellings of an Indian word. */
export const soundOf = (word: string): string =>
  sounds.reduce((sound, [written, heard]) => sound.replace(written, heard), word);

/** Short words sound like too many others: "id" like "eed". */
const minHeard = 4;

const bySound = indexBy(
  singleWords.filter((word) => isLatin(word) && word.length >= minHeard),
  soundOf,
);
const byShortVowels = indexBy(singleWords, shortenVowels);

/** Returns words of the groups that sound alike: chhutti, chutti and chuti; শ্রেণী and শ্রেণি. */
export const soundingLike = (word: string): readonly string[] =>
  isLatin(word)
    ? word.length < minHeard
      ? []
      : (bySound.get(soundOf(word)) ?? [])
    : (byShortVowels.get(shortenVowels(word)) ?? []);

/** Consonants of the Devanagari block, whose order other Indian blocks share; vowels and signs are dropped. */
const consonants = new Map(
  Object.entries({
    क: "k",
    ख: "k",
    ग: "g",
    घ: "g",
    ङ: "n",
    च: "c",
    छ: "c",
    ज: "s",
    झ: "s",
    ञ: "n",
    ट: "t",
    ठ: "t",
    ड: "d",
    ढ: "d",
    ण: "n",
    त: "t",
    थ: "t",
    द: "d",
    ध: "d",
    न: "n",
    प: "p",
    फ: "p",
    ब: "b",
    भ: "b",
    म: "m",
    र: "r",
    ल: "l",
    ळ: "l",
    व: "b",
    श: "s",
    ष: "s",
    स: "s",
    "ं": "n",
  }),
);
const blockSize = 0x80;
const [devanagari, lastBlock] = [0x0900, 0x0d7f];

/** Latin letters by the consonants that they spell; c is soft before e, i and y. */
const latinConsonants: readonly [RegExp, string][] = [
  [/sch/g, "sk"],
  [/chh?/g, "C"],
  [/c(?=[eiy])/g, "s"],
  [/c|q/g, "k"],
  [/C/g, "c"],
  [/x/g, "ks"],
  [/ph|f/g, "p"],
  [/[zj]/g, "s"],
  [/[vw]/g, "b"],
  [/[aeiouyh]/g, ""],
];

/** Returns the consonants of a word in any script: प्रोस्पेक्टस and prospectus. */
export function consonantsOf(word: string): string {
  const spelled = [...word]
    .map((letter) => {
      const code = letter.codePointAt(0) ?? 0;
      if (code < devanagari || code > lastBlock) return letter;
      return consonants.get(String.fromCodePoint(devanagari + ((code - devanagari) % blockSize))) ?? "a";
    })
    .join("");
  return latinConsonants
    .reduce((text, [written, heard]) => text.replace(written, heard), spelled)
    .replace(/n(?=[pbm])/g, "m")
    .replace(/(.)\1+/g, "$1");
}

/** Consonants that make a chance match unlikely; Latin words could be names. */
const minConsonants = { indic: 3, latin: 4 };

/** Words by their consonants, once per vocabulary. */
const indexed = new WeakMap<object, Map<string, string[]>>();

export function spelledAlike(word: string, vocabulary: readonly string[] | ReadonlySet<string>): string[] {
  const own = consonantsOf(word);
  if (own.length < (isLatin(word) ? minConsonants.latin : minConsonants.indic)) return [];
  const index = indexed.get(vocabulary) ?? indexBy(vocabulary, consonantsOf);
  indexed.set(vocabulary, index);
  return (index.get(own) ?? []).filter((other) => isLatin(word) || isLatin(other));
}

export const knownWords: readonly string[] = singleWords;

function indexBy(words: Iterable<string>, keyOf: (word: string) => string): Map<string, string[]> {
  const index = new Map<string, string[]>();
  for (const word of words) {
    const key = keyOf(word);
    index.set(key, [...(index.get(key) ?? []), word]);
  }
  return index;
}
