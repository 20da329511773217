import { type Concept, conceptsOf, findPhrase } from "./lexicon";
import { findWords } from "./words";

/** Word of a text with everything that it means to the search. */
export interface Term {
  word: string;
  concepts: readonly Concept[];
}

/** First character of the term of a class; no word has it. */
const classSign = "#";

export const isClass = ({ word }: Term): boolean => word.startsWith(classSign);

const romans = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii"];
export const classWords = /^(?:class|classes|std|standard|grade|kaksha|कक्षा|कक्षाओं|ଶ୍ରେଣୀ|শ্রেণি|শ্রেণী)$/u;
const early = /^(?:nursery|lkg|ukg|kg)$/;
const rangeWords = /^(?:to|from|and|till|until)$/;

/** Class that a word names: VI, 6th, or 6 after “class”; 0 for nursery. */
function readClass(written: string, folded: string, before: string, isQuestion: boolean): number | undefined {
  if (early.test(folded)) return 0;
  const [, ordinal] = /^(\d{1,2})(?:st|nd|rd|th)$/.exec(folded) ?? [];
  if (ordinal) return inSchool(Number(ordinal));
  if (/^\d{1,2}$/.test(folded)) return classWords.test(before) ? inSchool(Number(folded)) : undefined;
  const roman = romans.indexOf(folded) + 1;
  if (roman === 0) return undefined;
  if (classWords.test(before) || (rangeWords.test(before) && written !== written.toLowerCase())) return roman;
  const isClear = isQuestion ? folded.length > 1 : written === written.toUpperCase() && folded !== "i";
  return isClear || (isQuestion && written === written.toUpperCase() && folded !== "i") ? roman : undefined;
}

const inSchool = (number: number) => (number >= 1 && number <= 12 ? number : undefined);

const classTerm = (number: number): Term => ({
  word: `${classSign}${number}`,
  concepts: conceptsOf(String(number)),
});

/** `classes VI to VIII` has VI, VII and VIII. @param isQuestion true if small letters can be Roman numbers */
export function toTerms(text: string, isQuestion = false): Term[][] {
  const found = findWords(text);
  const words = found.map(({ folded }) => folded);
  const terms: Term[][] = [];
  let last: { number: number; at: number } | undefined;
  for (const [index, { written, folded, at }] of found.entries()) {
    const number = readClass(written, folded, words[index - 1] ?? "", isQuestion);
    if (number === undefined) {
      terms.push([{ word: folded, concepts: /^\d+$/.test(folded) ? [] : conceptsOf(folded) }]);
      continue;
    }
    const between = last && text.slice(last.at, at).trim().toLowerCase();
    const isRange = between !== undefined && /^(?:to|–|-|—)(?: class(?:es)?)?$/.test(between);
    const first = isRange && last ? last.number + 1 : number;
    const classes = Array.from({ length: Math.max(0, number - first) + 1 }, (_, step) => first + step);
    terms.push([
      ...(number === 0 || /^\d/.test(folded)
        ? [{ word: folded, concepts: number === 0 ? conceptsOf(folded) : [] }]
        : []),
      ...classes.filter((each) => each > 0).map(classTerm),
    ]);
    last = { number, at: at + written.length };
  }
  for (let start = 0; start < words.length; start += 1) {
    const phrase = findPhrase(words, start);
    if (!phrase) continue;
    for (const word of terms.slice(start, start + phrase.length))
      word.push({ word: "", concepts: phrase.concepts });
  }
  return terms;
}
