import { type Message, msg } from "#message";
import { pageLanguage, t } from "#say";
import { isOnSite } from "~/capabilities/publishing/on-site.server";
import { readTexts, savedTexts } from "~/capabilities/texts/queries.server";
import { type TextName, textNames, textPages, textSpec } from "~/capabilities/texts/texts";
import { onPage } from "~/capabilities/translations/on-page.server";
import { inEnglish, type Translated } from "~/capabilities/translations/translated";
import { nameOf, nameOrNone, type StaffKind } from "~/content/records/kind";
import { publicPageOf } from "~/content/records/public-page";
import { recordsOf } from "~/content/records/records.server";
import { keptKinds } from "~/content/records/registry";
import { languageOf } from "~/text/language";
import { plainText } from "~/text/plain-text";
import type { Database } from "~db/connection.server";
import { searchKept, searchTranslated } from "~db/search";
import { around, hasSome, hasWords, markWords, type Piece, wordsOf } from "./words";

/** Something that a search found. */
export interface Hit {
  to: string;
  title: Piece[];
  text: Piece[];
  /** The day it is about, `yyyy-MM-dd`, and the last one of several. */
  date?: string | undefined;
  last?: string | undefined;
}

/** What was found of one sort. */
export interface HitGroup {
  label: Message;
  hits: Hit[];
  /** True if there is more than is shown. */
  more: boolean;
}

/** Hits of one sort that are shown. */
const shown = 10;
/** More records than a kind without an index of its words has. */
const mostUnindexed = 200;
/** Records that are gone through for words of which some are in a translation, and the others in a field that has none. */
const mostMixed = 100;

/** These stand on the home page alone. */
const onHomePage = ["amenity", "facility card"];

/** These come first, in this order; then the others as the dashboard has them. */
const first = ["notice", "disclosure document", "calendar entry"];

/** Kinds with public records, except those about children and parents: the search must not find people by name. */
const kinds = keptKinds
  .filter(
    ({ key, page, numbered, shownAt, takenDown }) =>
      (page ?? numbered ?? shownAt ?? onHomePage.includes(key)) && !takenDown,
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

/** The pages that have the words in their name and texts, in the language of the page or in English. */
async function searchPages(db: Database, words: readonly string[]): Promise<HitGroup> {
  const [read, saved] = await Promise.all([readTexts(db, textNames), savedTexts(db)]);
  const englishOf = (name: TextName) =>
    saved.get(name)?.value || [textSpec(name).usual ?? []].flat().join("\n\n");
  const found = Object.entries(textPages).flatMap(([to, page]) => {
    const title = t(page as Message);
    const names = textNames.filter((name) => textSpec(name).page === to);
    const own = names.map((name) => plainText(read[name]));
    const english = names.map((name) => plainText(englishOf(name)));
    const texts = [...textsOf(own), ...textsOf(title === page ? english : [page, ...english])];
    return to !== "/page-not-found" && hasWords(`${page} ${title} ${texts.join(" ")}`, words)
      ? [{ to, title, texts }]
      : [];
  });
  return groupOf(msg("Pages"), found, words);
}

type AnyKind = StaffKind<never> & { key: string };

/** The columns of a record that a search finds and shows. */
const columnsOf = ({ columns }: AnyKind) => [
  ...new Set([columns.name, ...columns.words, ...columns.searched]),
];

async function searchRecords(
  db: Database,
  kind: AnyKind,
  search: string,
  words: readonly string[],
): Promise<HitGroup> {
  // What was chosen from a list is kept as an English word, and no sentence.
  const isShown = (column: string) => !kind.fields[column]?.options;
  const columns = columnsOf(kind).filter(isShown);
  const textOf = (row: object) =>
    columns.map((column) => plainText(String((row as Record<string, unknown>)[column] ?? "")));
  const rows = await findRecords(db, kind, search, words);
  const found = rows.map(({ row, own }) => {
    const title = nameOrNone(nameOf(kind as StaffKind<object>, own));
    const { date, last_date: last } = row as { date?: string; last_date?: string };
    const isText = (part: string) => part !== title && part !== date && part !== last;
    const texts = [...textsOf(textOf(own).filter(isText)), ...textsOf(textOf(row).filter(isText))];
    return { to: publicPageOf(kind as StaffKind<object>, row as { id: number }), title, texts, date, last };
  });
  return groupOf(kind.names.titles as Message, found, words);
}

/** A record as staff typed it first, and as the language of the page has it. */
interface Told {
  row: { id: number };
  own: { id: number } & Translated;
}

/** Records that visitors see now and that have the words, in the language of the page or in the fields that staff type first. */
async function findRecords(
  db: Database,
  kind: AnyKind,
  search: string,
  words: readonly string[],
): Promise<Told[]> {
  const records = recordsOf(kind);
  const filter = kind.publishing ? isOnSite(kind.table, new Date().toISOString()) : undefined;
  const told = async (rows: { id: number }[]): Promise<Told[]> =>
    (await onPage(db, kind, rows)).map((own) => ({ row: inEnglish(own), own }));
  const textOf = ({ row, own }: Told) =>
    [row, own]
      .flatMap((each) => columnsOf(kind).map((column) => (each as Record<string, unknown>)[column] ?? ""))
      .join(" ");
  const hasAll = (each: Told) => hasWords(plainText(textOf(each)), words);
  if (kind.columns.searched.length === 0) {
    return (await told(await records.list(db, { limit: mostUnindexed, filter }))).filter(hasAll);
  }
  const typed = await searchKept(db, kind.table, { search, filter, limit: shown + 1 });
  const language = pageLanguage();
  if (language === "en") return told(await records.findMany(db, typed));
  const translated = await searchTranslated(db, kind.table, { search, filter, language, limit: shown + 1 });
  const ids = new Set([...typed, ...translated]);
  if (words.length > 1 && ids.size <= shown) {
    // One word in the title's translation, another in details that have none.
    const some = { search, filter, language, some: true, limit: mostMixed };
    const mixed = await told(await records.findMany(db, await searchTranslated(db, kind.table, some)));
    for (const each of mixed.filter(hasAll)) ids.add(each.row.id);
  }
  return told(await records.findMany(db, [...ids]));
}

/** Texts of one language each, which `lang` can tell: in the order in which each language comes first. */
function textsOf(parts: readonly string[]): string[] {
  const texts = new Map<string | undefined, string>();
  for (const part of parts.filter(Boolean)) {
    const language = languageOf(part);
    texts.set(language, [texts.get(language), part].filter(Boolean).join(" "));
  }
  return [...texts.values()];
}

interface Found {
  to: string;
  title: string;
  /** What it says, each in one language: the first that has a word of the search is shown. */
  texts: readonly string[];
  date?: string | undefined;
  last?: string | undefined;
}

function groupOf(label: Message, found: readonly Found[], words: readonly string[]): HitGroup {
  const hits = found.slice(0, shown).map(({ to, title, texts, date, last }) => {
    const text = texts.find((each) => hasSome(each, words)) ?? texts[0] ?? "";
    return {
      to,
      title: markWords(title, words),
      text: markWords(around(text, words), words),
      ...(date && { date, last }),
    };
  });
  return { label, hits, more: found.length > shown };
}
