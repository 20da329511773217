import { type Message, msg } from "#message";
import { pageLanguage, t } from "#say";
import { isOnSite } from "~/capabilities/publishing/on-site.server";
import { readTexts, savedTexts } from "~/capabilities/texts/queries.server";
import { type TextName, textNames, textPages, textSpec } from "~/capabilities/texts/texts";
import { onPage } from "~/capabilities/translations/on-page.server";
import { inEnglish, type Translated } from "~/capabilities/translations/translated";
import { nameOf, nameOrNone, type StaffKind } from "~/content/records/kind";
import { getPublicPage } from "~/content/records/public-page";
import { recordsOf } from "~/content/records/records.server";
import { staffKinds } from "~/content/records/registry";
import { detectLanguage } from "~/text/language";
import { plainText } from "~/text/plain-text";
import type { Database } from "~db/connection.server";
import { searchSoftDeletable, searchTranslated } from "~db/search";
import { around, hasSome, hasWords, markWords, type Piece, splitWords } from "./words";

export interface Hit {
  to: string;
  title: Piece[];
  text: Piece[];
  /** First and last day of an event, `yyyy-MM-dd`. */
  date?: string | undefined;
  last?: string | undefined;
}

export interface HitGroup {
  label: Message;
  hits: Hit[];
  more: boolean;
}

const shown = 10;
/** Maximum records of a kind without a word index. */
const maxUnindexed = 200;
/** Maximum records checked for words split between translation and original. */
const maxMixed = 100;

/** These come first, in this order; then the others as the dashboard has them. */
const first = ["notice", "disclosure document", "calendar entry"];

/** Excludes kinds about children and parents: the search must not find people by name. */
const kinds = staffKinds
  .filter(({ page, numbered, shownAt, children }) => (page ?? numbered ?? shownAt) && !children?.takeDown)
  .sort((one, other) => getOrder(one.key) - getOrder(other.key));

function getOrder(key: string): number {
  const place = first.indexOf(key);
  return place < 0 ? first.length : place;
}

export async function searchSite(db: Database, search: string): Promise<HitGroup[]> {
  const words = splitWords(search);
  if (words.length === 0) return [];
  const [pages, ...records] = await Promise.all([
    searchPages(db, words),
    ...kinds.map((kind) => searchRecords(db, kind, search, words)),
  ]);
  const [notices, ...others] = records;
  return [...(notices ? [notices] : []), pages, ...others].filter(({ hits }) => hits.length > 0);
}

async function searchPages(db: Database, words: readonly string[]): Promise<HitGroup> {
  const [read, saved] = await Promise.all([readTexts(db, textNames), savedTexts(db)]);
  const englishOf = (name: TextName) =>
    saved.get(name)?.value || [textSpec(name).usual ?? []].flat().join("\n\n");
  const found = Object.entries(textPages).flatMap(([to, page]) => {
    const title = t(page as Message);
    const names = textNames.filter((name) => textSpec(name).page === to);
    const own = names.map((name) => plainText(read[name]));
    const english = names.map((name) => plainText(englishOf(name)));
    const texts = [
      ...groupByLanguage(own),
      ...groupByLanguage(title === page ? english : [page, ...english]),
    ];
    return to !== "/page-not-found" && hasWords(`${page} ${title} ${texts.join(" ")}`, words)
      ? [{ to, title, texts }]
      : [];
  });
  return createGroup(msg("Pages"), found, words);
}

type AnyKind = StaffKind<never> & { key: string };

const listColumns = ({ columns }: AnyKind) => [
  ...new Set([columns.name, ...columns.words, ...columns.searched]),
];

async function searchRecords(
  db: Database,
  kind: AnyKind,
  search: string,
  words: readonly string[],
): Promise<HitGroup> {
  // Options are stored as English keys, not sentences.
  const isShown = (column: string) => !kind.fields[column]?.options;
  const columns = listColumns(kind).filter(isShown);
  const textOf = (row: object) =>
    columns.map((column) => plainText(String((row as Record<string, unknown>)[column] ?? "")));
  const rows = await findRecords(db, kind, search, words);
  const found = rows.map(({ row, own }) => {
    const title = nameOrNone(nameOf(kind as StaffKind<object>, own));
    const { date, last_date: last } = row as { date?: string; last_date?: string };
    const isText = (part: string) => part !== title && part !== date && part !== last;
    const texts = [
      ...groupByLanguage(textOf(own).filter(isText)),
      ...groupByLanguage(textOf(row).filter(isText)),
    ];
    return { to: getPublicPage(kind as StaffKind<object>, row as { id: number }), title, texts, date, last };
  });
  return createGroup(kind.names.titles as Message, found, words);
}

interface Told {
  row: { id: number };
  own: { id: number } & Translated;
}

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
      .flatMap((each) => listColumns(kind).map((column) => (each as Record<string, unknown>)[column] ?? ""))
      .join(" ");
  const hasAll = (each: Told) => hasWords(plainText(textOf(each)), words);
  if (kind.columns.searched.length === 0) {
    return (await told(await records.list(db, { limit: maxUnindexed, filter }))).filter(hasAll);
  }
  const typed = await searchSoftDeletable(db, kind.table, { search, filter, limit: shown + 1 });
  const language = pageLanguage();
  if (language === "en") return told(await records.findMany(db, typed));
  const translated = await searchTranslated(db, kind.table, { search, filter, language, limit: shown + 1 });
  const ids = new Set([...typed, ...translated]);
  if (words.length > 1 && ids.size <= shown) {
    // One word can be in a translated title, another in untranslated details.
    const some = { search, filter, language, some: true, limit: maxMixed };
    const mixed = await told(await records.findMany(db, await searchTranslated(db, kind.table, some)));
    for (const each of mixed.filter(hasAll)) ids.add(each.row.id);
  }
  return told(await records.findMany(db, [...ids]));
}

/** Groups texts by language, for `lang`. */
function groupByLanguage(parts: readonly string[]): string[] {
  const texts = new Map<string | undefined, string>();
  for (const part of parts.filter(Boolean)) {
    const language = detectLanguage(part);
    texts.set(language, [texts.get(language), part].filter(Boolean).join(" "));
  }
  return [...texts.values()];
}

interface Found {
  to: string;
  title: string;
  /** Texts of one language each; the first with a match is shown. */
  texts: readonly string[];
  date?: string | undefined;
  last?: string | undefined;
}

function createGroup(label: Message, found: readonly Found[], words: readonly string[]): HitGroup {
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
