import type { Message } from "#message";
import { type Term, toTerms } from "./terms";

/** Part of a page or record, with the terms of each word. */
export interface Passage {
  text: string;
  terms: Term[][];
  /** ID of the section of the page that has it, with the terms of its heading. */
  section?: string;
  heading?: Term[][];
}

export interface Entry {
  to: string;
  /** Kind of record; none for pages. */
  label: Message | undefined;
  /** True for pages, and for records that are a page of the menu. */
  isPage: boolean;
  title: string;
  titles: Passage[];
  /** Further words that find it; never shown. */
  words: Passage[];
  /** Sentences, by language: the page's first. */
  sentences: Passage[][];
  /** First and last day of an event, `yyyy-MM-dd`. */
  date?: string | undefined;
  last?: string | undefined;
  posted?: string | undefined;
}

export const toPassage = (text: string): Passage => ({ text, terms: toTerms(text) });

export const toPassages = (texts: readonly string[]): Passage[] =>
  [...new Set(texts.filter(Boolean))].map(toPassage);

/** Ends of sentences, in Latin and Indian scripts. */
const sentenceEnd = /(?<=[.!?।])\s+|\n+/u;

export const toSentences = (texts: readonly string[]): Passage[] =>
  toPassages(
    texts
      .flatMap((text) => text.split(sentenceEnd))
      .map((sentence) => sentence.replace(/^[-•*]\s+/, "").trim()),
  );

export function* wordsOf(entries: readonly Entry[], parts: readonly (keyof Entry)[]): Generator<string> {
  for (const entry of entries)
    for (const part of parts)
      for (const { terms } of (entry[part] as Passage[] | Passage[][]).flat())
        for (const word of terms) for (const each of word) if (each.word) yield each.word;
}
