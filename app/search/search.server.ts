import type { Message } from "#message";
import { addDays, todayAtSchool } from "~/dates/dates";
import { excerptInWords } from "~/text/excerpt";
import type { Database } from "~db/connection.server";
import { isAboutDanger } from "./danger";
import { type Entry, type Passage, wordsOf } from "./entry";
import { listPageEntries } from "./pages.server";
import {
  isBeginning,
  isUnknown,
  listAlternatives,
  matchTerms,
  readQuestion,
  type Topic,
  withSimilar,
} from "./question";
import { type Audience, findRecordEntries, listNewestWords } from "./records.server";
import { markWords, type Piece } from "./words";

export interface Hit {
  to: string;
  label?: Message | undefined;
  title: Piece[];
  text: Piece[];
  /** First and last day of an event, `yyyy-MM-dd`. */
  date?: string | undefined;
  last?: string | undefined;
  isPast: boolean;
  posted?: string | undefined;
}

export interface SearchResult {
  hits: Hit[];
  hasMore: boolean;
  /** True if the contact for child safety is to be shown first. */
  isAboutDanger: boolean;
}

const shown = 15;
const maxTopics = 8;
/** Hits with one address, such as the days of a month. */
const maxPerAddress = 2;

export async function searchSite(db: Database, question: string): Promise<SearchResult> {
  const pages = await listPageEntries(db);
  const { topics, found: answers, coverage } = await findEntries(db, question, pages, "visitors");
  const contact = coverage < minAnswered && answers.length > 0 && pages.find(({ to }) => to === "/contact");
  const found = contact ? [contact, ...answers.filter((entry) => entry !== contact)] : answers;
  const today = todayAtSchool();
  const perAddress = new Map<string, number>();
  const isDanger = isAboutDanger(question);
  const kept = found.filter(({ to }) => {
    const count = (perAddress.get(to) ?? 0) + 1;
    perAddress.set(to, count);
    return count <= (to.includes("?") ? maxPerAddress : 1);
  });
  return {
    hits: kept.slice(0, shown).map((entry) => toHit(entry, entry === contact ? [] : topics, today)),
    isAboutDanger: isDanger,
    hasMore: kept.length > shown,
  };
}

/** Share of a question that the best hit must be about; otherwise the page that says whom to ask comes first. */
const minAnswered = 0.6;

/** Returns the pages and records that answer a question, the best first. @returns coverage of the best, from 0 to 1 */
export async function findEntries<Page extends Entry>(
  db: Database,
  question: string,
  pages: readonly Page[],
  audience: Audience,
): Promise<{ topics: Topic[]; found: (Page | Entry)[]; coverage: number }> {
  const asked = readQuestion(question).slice(0, maxTopics);
  if (asked.length === 0) return { topics: [], found: [], coverage: 0 };
  const topics = await correct(db, asked, pages);
  const records = await findRecordEntries(db, topics.map(listAlternatives), audience);
  const today = todayAtSchool();
  const ranked = [...pages, ...records]
    .map((entry) => ({ entry, ...rate(entry, topics, today) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || byDay(one.entry, other.entry));
  const most = Math.max(0, ...ranked.map(({ coverage }) => coverage));
  const found = ranked.filter(({ coverage }) => coverage >= most * minShare).map(({ entry }) => entry);
  return { topics, found, coverage: most };
}

/** Share of the best coverage below which a hit is left out. */
const minShare = 0.5;

/** Words of pages: of titles and search words, and of texts; once per list. */
const vocabularies = new WeakMap<readonly Entry[], { important: Set<string>; others: Set<string> }>();

function listVocabulary(pages: readonly Entry[]) {
  const known = vocabularies.get(pages) ?? {
    important: new Set(wordsOf(pages, ["titles", "words"])),
    others: new Set(wordsOf(pages, ["sentences"])),
  };
  vocabularies.set(pages, known);
  return known;
}

function hasBeginning(words: ReadonlySet<string>, typed: string): boolean {
  if (words.has(typed)) return true;
  for (const word of words) if (isBeginning(typed, word)) return true;
  return false;
}

/** Replaces words that neither pages nor records have by similar ones. */
async function correct(db: Database, topics: readonly Topic[], pages: readonly Entry[]): Promise<Topic[]> {
  const { important, others } = listVocabulary(pages);
  const isOnPage = (typed: string) => hasBeginning(important, typed) || hasBeginning(others, typed);
  if (!topics.some((topic) => isUnknown(topic, isOnPage))) return [...topics];
  const records = await listNewestWords(db);
  const isKnown = (typed: string) => isOnPage(typed) || hasBeginning(records, typed);
  return topics.map((topic) =>
    isUnknown(topic, isKnown) ? withSimilar(topic, [important, records, others]) : topic,
  );
}

/** Values of a match by its place; `whole` is added if all words of the passage match. */
const values = { title: { any: 3, whole: 2.5 }, words: { any: 2.2, whole: 2.8 }, text: { any: 1, whole: 0 } };

function rate(entry: Entry, topics: readonly Topic[], today: string): { score: number; coverage: number } {
  const places = [
    { passages: entry.titles, value: values.title },
    { passages: entry.words, value: values.words },
    { passages: entry.sentences.flat(), value: values.text },
  ];
  const best = topics.map(() => 0);
  for (const { passages, value } of places) {
    for (const { terms } of passages) {
      const matches = topics.map((topic) => terms.map((word) => matchTerms(topic, word)));
      const matched = terms.filter((_, word) => matches.some((match) => (match[word] ?? 0) > 0)).length;
      if (matched === 0) continue;
      const worth = value.any + (value.whole * matched) / terms.length;
      for (const [index, match] of matches.entries())
        best[index] = Math.max(best[index] ?? 0, worth * Math.max(0, ...match));
    }
  }
  const total = topics.reduce((sum, { weight }) => sum + weight, 0);
  const covered = topics.reduce((sum, { weight }, index) => sum + (best[index] ? weight : 0), 0);
  const coverage = covered / total;
  const sum = topics.reduce((all, { weight }, index) => all + weight * (best[index] ?? 0), 0);
  return { coverage, score: (sum / total) * coverage ** 2 * getWeight(entry, today) };
}

const days = { soon: 14, near: 45, recent: 45, old: 200 };

/** Pages come before records; coming days before past ones; new notices before old ones. */
function getWeight({ to, isPage, date, last, posted }: Entry, today: string): number {
  // Its texts are about everything.
  if (to === "/") return 0.7;
  if (isPage) return 1.25;
  if (date) {
    if ((last ?? date) < today) return 0.3;
    if (date <= addDays(today, days.soon)) return 1.5;
    return date <= addDays(today, days.near) ? 1.25 : 1;
  }
  if (posted && posted < addDays(today, -days.old)) return 0.8;
  return posted && posted >= addDays(today, -days.recent) ? 1.05 : 1;
}

/** The next day first, then what was posted last. */
function byDay(one: Entry, other: Entry): number {
  if (one.date && other.date) return one.date.localeCompare(other.date);
  return (other.posted ?? "").localeCompare(one.posted ?? "");
}

function toHit(entry: Entry, topics: readonly Topic[], today: string): Hit {
  const { to, label, title, date, last, posted } = entry;
  const { section, pieces } = chooseExcerpt(entry, topics);
  return {
    to: section ? `${to}#${section}` : to,
    label,
    title: mark(entry.titles[0] ?? { text: title, terms: [] }, topics),
    text: pieces,
    date,
    last,
    isPast: date !== undefined && (last ?? date) < today,
    posted,
  };
}

const mark = ({ text, terms }: Passage, topics: readonly Topic[]): Piece[] =>
  markWords(text, (word) => topics.some((topic) => matchTerms(topic, terms[word] ?? []) > 0));

const maxExcerpt = 180;

/** Returns the sentence with most of what the title does not say, and those after it as far as there is room. */
function chooseExcerpt(
  { titles, sentences }: Entry,
  topics: readonly Topic[],
): { pieces: Piece[]; section: string | undefined } {
  const isIn = (terms: Passage["terms"]) => (topic: Topic) =>
    terms.some((word) => matchTerms(topic, word) > 0);
  const isInTitle = isIn(titles[0]?.terms ?? []);
  const open = topics.filter((topic) => !isInTitle(topic));
  let best = { group: sentences.find((group) => group.length > 0) ?? [], at: 0, found: 0 };
  for (const group of sentences) {
    for (const [at, { terms, heading = [] }] of group.entries()) {
      const found = open.filter(isIn(terms)).length + open.filter(isIn(heading)).length;
      if (found > best.found) best = { group, at, found };
    }
  }
  const pieces: Piece[] = [];
  let length = 0;
  let isEnded = false;
  for (const sentence of best.group.slice(best.at)) {
    if (length > 0 && length + sentence.text.length > maxExcerpt) break;
    const text = excerptInWords(sentence.text, maxExcerpt);
    if (length > 0) pieces.push({ text: isEnded ? " " : " · ", found: false });
    isEnded = /[.!?।…]$/u.test(text);
    pieces.push(...mark({ ...sentence, text }, topics));
    length += text.length + 1;
  }
  return { pieces, section: best.found > 0 ? best.group[best.at]?.section : undefined };
}
