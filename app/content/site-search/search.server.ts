import { t } from "#say";
import { nameOf, nameOrNone, type StaffKind } from "~/content/records/kind";
import { isOnSite } from "~/content/records/on-site.server";
import { publicPageOf } from "~/content/records/public-page";
import { recordsOf } from "~/content/records/records.server";
import { keptKinds } from "~/content/records/registry";
import { savedTexts, usualWords } from "~/content/texts/queries.server";
import { textNames, textPages, textSpec } from "~/content/texts/texts";
import { plainText } from "~/forms/plain-text";
import type { Message } from "~/languages/messages";
import type { Database } from "~db/connection.server";
import { searchKept } from "~db/search";
import { around, hasWords, markWords, type Piece, wordsOf } from "./words";

/** Something that a search found. */
export interface Hit {
  to: string;
  title: Piece[];
  text: Piece[];
  /** The day it is about, `yyyy-MM-dd`. */
  date?: string | undefined;
}

/** What was found of one sort. */
export interface HitGroup {
  label: Message;
  hits: Hit[];
  /** Whether there is more than is shown. */
  more: boolean;
}

/** Hits of one sort that are shown. */
const shown = 10;
/** More records than a kind without an index of its words has. */
const mostUnindexed = 200;

/** Photos, results and testimonials are about children and their parents: nobody is to be looked up by name. */
const aboutFamilies = ["photo", "topper", "testimonial"];

/** These stand on the home page alone. */
const onHomePage = ["amenity", "facility card"];

/** These come first, in this order; then the others as the dashboard has them. */
const first = ["notice", "disclosure document", "calendar entry"];

/** Every kind whose records visitors see on a page. */
const kinds = keptKinds
  .filter(
    ({ key, page, numbered, shownAt }) =>
      (page ?? numbered ?? shownAt ?? onHomePage.includes(key)) && !aboutFamilies.includes(key),
  )
  .sort((one, other) => placeOf(one.key) - placeOf(other.key));

function placeOf(key: string): number {
  const place = first.indexOf(key);
  return place < 0 ? first.length : place;
}

/** What visitors see that has every word of a search: the pages' texts, and the records of every kind. */
export async function searchSite(db: Database, search: string): Promise<HitGroup[]> {
  const words = wordsOf(search);
  if (words.length === 0) return [];
  const [pages, ...records] = await Promise.all([
    searchPages(db, words),
    ...kinds.map((kind) => searchRecords(db, kind, search, words)),
  ]);
  const [notices, ...others] = records;
  return [...(notices ? [notices] : []), pages, ...others].filter(({ hits }) => hits.length > 0);
}

/** The pages that have the words in their name and texts. */
async function searchPages(db: Database, words: readonly string[]): Promise<HitGroup> {
  const saved = await savedTexts(db);
  const found = Object.entries(textPages).flatMap(([to, page]) => {
    const title = t(page as Message);
    const texts = textNames
      .filter((name) => textSpec(name).page === to)
      .map((name) => plainText(saved.get(name)?.value || usualWords(name)));
    const text = texts.filter(Boolean).join(" ");
    return to !== "/page-not-found" && hasWords(`${page} ${title} ${text}`, words)
      ? [{ to, title, text }]
      : [];
  });
  return groupOf("Pages", found, words);
}

type AnyKind = StaffKind<never> & { key: string };

async function searchRecords(
  db: Database,
  kind: AnyKind,
  search: string,
  words: readonly string[],
): Promise<HitGroup> {
  const records = recordsOf(kind);
  const filter = kind.publishing ? isOnSite(kind.table, new Date().toISOString()) : undefined;
  const columns = [kind.columns.name, ...kind.columns.words, ...kind.columns.searched];
  const textOf = (row: object) =>
    [...new Set(columns)].map((column) => plainText(String((row as Record<string, unknown>)[column] ?? "")));
  const rows: object[] =
    kind.columns.searched.length > 0
      ? await records.findMany(db, await searchKept(db, kind.table, { search, filter, limit: shown + 1 }))
      : (await records.listOnSite(db, { limit: mostUnindexed })).filter((row) =>
          hasWords(textOf(row).join(" "), words),
        );
  const found = rows.map((row) => {
    const title = nameOrNone(nameOf(kind as StaffKind<object>, row));
    const { date } = row as { date?: string };
    const text = textOf(row)
      .filter((part) => part !== title && part !== date)
      .join(" ");
    return { to: publicPageOf(kind as StaffKind<object>, row as { id: number }), title, text, date };
  });
  return groupOf(kind.names.titles as Message, found, words);
}

interface Found {
  to: string;
  title: string;
  text: string;
  date?: string | undefined;
}

function groupOf(label: Message, found: readonly Found[], words: readonly string[]): HitGroup {
  const hits = found.slice(0, shown).map(({ to, title, text, date }) => ({
    to,
    title: markWords(title, words),
    text: markWords(around(text, words), words),
    ...(date && { date }),
  }));
  return { label, hits, more: found.length > shown };
}
