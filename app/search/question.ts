import {
  type Concept,
  conceptsOf,
  findPhrase,
  isFiller,
  knownWords,
  membersOf,
  soundingLike,
  spelledAlike,
} from "./lexicon";
import { isOneLetterOff } from "./one-letter-off";
import { listGroupings, listSpellings } from "./script-variants";
import { classWords, isClass, type Term, toTerms } from "./terms";
import { splitWords } from "./words";

/** One thing that a question asks for: a word, or a phrase with one meaning. */
export interface Topic {
  word: string;
  concepts: readonly Concept[];
  /** Similar words of the site, for a word that it does not have. */
  similar: ReadonlySet<string>;
  weight: number;
}

/** Words that nearly every page could have. */
const weakWords = new Set(
  splitWords(`id school schools vidyalaya bidyalaya iskul skul date dates day days name names number no list new latest online detail details info
    information student students child children kid kids tarikh tithi din bachcha bacche palashpur public website page class
    स्कूल विद्यालय तारीख तिथि नाम दिन बच्चे कक्षा ସ୍କୁଲ ବିଦ୍ୟାଳୟ ତାରିଖ ନାମ ଦିନ ଶ୍ରେଣୀ ନମ୍ବର স্কুল বিদ্যালয় তারিখ নাম দিন শ্রেণি শ্রেণির নম্বর नंबर`),
);
const weakWeight = 0.3;
/** Of a class: a question is about fees or exams first. */
const classWeight = 0.5;

const none: ReadonlySet<string> = new Set();

/** Reads a question: phrases, then words without fillers. */
export function readQuestion(question: string): Topic[] {
  const words = splitWords(question);
  const terms = toTerms(question, true);
  const topics: Topic[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const phrase = findPhrase(words, index);
    if (phrase) {
      topics.push({ word: "", concepts: phrase.concepts, similar: none, weight: 1 });
      index += phrase.length - 1;
      continue;
    }
    const own = terms[index] ?? [];
    const named = own.find(isClass);
    if (named) topics.push({ word: "", concepts: named.concepts, similar: none, weight: classWeight });
    const [term] = own;
    const isOfClass =
      named !== undefined || (classWords.test(words[index] ?? "") && (terms[index + 1] ?? []).some(isClass));
    if (!term || isOfClass || isFiller(term.word)) continue;
    const weight = weakWords.has(term.word) ? weakWeight : 1;
    topics.push({ ...term, similar: none, weight });
  }
  if (topics.length > 0) return withoutRepeats(topics);
  return words.map((word) => ({ word, concepts: conceptsOf(word), similar: none, weight: 1 }));
}

const withoutRepeats = (topics: Topic[]) =>
  topics.filter(
    ({ concepts, word }, index) =>
      !topics
        .slice(0, index)
        .some((other) =>
          concepts.length > 0
            ? concepts.every((concept) => other.concepts.includes(concept))
            : other.word === word,
        ),
  );

/** Shortest typed beginning of a word; shorter ones match whole words, and their inflections, only. */
const minPrefix = 4;
const virama = /^[\u094D\u09CD\u0B4D]/;

export function isBeginning(typed: string, word: string): boolean {
  if (!word.startsWith(typed)) return false;
  if (typed.length >= minPrefix || word === typed) return true;
  const ending = word.slice(typed.length);
  if (/^[a-z0-9]+$/.test(typed)) return typed.length > 1 && /^(?:s|es)$/.test(ending);
  // Endings of cases begin with a vowel sign or a letter, never within a cluster: ମାର୍ଚ୍ଚ is no form of ମାର.
  return typed.length > 1 && !virama.test(ending);
}

const stemOf = (word: string) =>
  /^[a-z]{4,}s$/.test(word) && !word.endsWith("ss") ? word.slice(0, -1) : word;

/** Returns how well a term answers a topic, from 0 to 1. */
export function matchTerm({ word: typed, concepts, similar }: Topic, term: Term): number {
  const { word } = term;
  if (typed && word) {
    if (word === typed) return 1;
    if (isBeginning(stemOf(typed), word)) return word === stemOf(typed) || word === `${typed}s` ? 1 : 0.85;
  }
  if (concepts.some((concept) => term.concepts.includes(concept))) return 0.95;
  return word && similar.has(word) ? 0.7 : 0;
}

export const matchTerms = (topic: Topic, terms: readonly Term[]): number =>
  terms.reduce((best, term) => Math.max(best, matchTerm(topic, term)), 0);

/** True for a word that is in no group and that `isKnown` does not know. */
export const isUnknown = ({ word, concepts }: Topic, isKnown: (beginning: string) => boolean): boolean =>
  word !== "" && concepts.length === 0 && !isKnown(stemOf(word));

/** Replaces a word that the site does not have by a similar one. @param vocabularies most important first */
export function withSimilar(topic: Topic, vocabularies: readonly ReadonlySet<string>[]): Topic {
  const { word } = topic;
  const isNear = (other: string) => isOneLetterOff(word, other);
  const sets = [knownWords, ...vocabularies];
  const steps = [
    () => soundingLike(word),
    ...sets.map((set) => () => [...set].filter(isNear)),
    ...sets.map((set) => () => spelledAlike(word, set)),
  ];
  for (const step of steps) {
    const found = step();
    if (found.length === 0) continue;
    const concepts = [...new Set(found.flatMap((each) => conceptsOf(each)))];
    return { ...topic, concepts, similar: new Set(found) };
  }
  return topic;
}

/** Returns the words for an index that knows no groups, with `*` behind beginnings. */
export function listAlternatives({ word, concepts, similar }: Topic): string[] {
  const stem = stemOf(word);
  const typed = listSpellings(stem).map((each) =>
    each.length >= minPrefix || !/^[a-z0-9]*$/.test(each) ? `${each}*` : each,
  );
  const members = concepts.flatMap((concept) =>
    membersOf(concept).flatMap((member) =>
      /^[a-z0-9 ]+$/.test(member) ? member : listSpellings(member).map((each) => `${each}*`),
    ),
  );
  const others = [...similar].flatMap(listSpellings);
  return [...new Set([...(word ? typed : []), ...listGroupings(word), ...others, ...members])];
}
