import { type RawBuilder, sql } from "kysely";
import type { Database } from "./connection.server";
import type { Schema, SoftDeletableTable } from "./schema";
import { digitsOfEveryScript, foldDigits, foldWords } from "./word-folding";

/** Filters that narrow a search before the words are looked up. */
export interface SearchHints {
  /** Index terms of notices: one of each group must match. */
  marks?: readonly (readonly string[])[];
  /** IDs of candidate rows, if few. */
  among?: readonly number[] | undefined;
}

interface SearchPage {
  search: string;
  limit: number;
  /** Only rows with smaller IDs: the next page. */
  after?: { id: number } | undefined;
  filter?: RawBuilder<boolean> | undefined;
  hints?: SearchHints | undefined;
}

/** First character of an index term; it cannot be typed. */
const markSign = "\uE000";

/** Searches a table of soft-deletable records, without those in the trash. */
export async function searchSoftDeletable(
  db: Database,
  table: SoftDeletableTable,
  page: SearchPage,
): Promise<number[]> {
  return searchFiltered(db, table, page, sql`and deleted_at is null`);
}

/** @param condition further SQL conditions */
export async function searchFiltered(
  db: Database,
  table: keyof Schema,
  page: SearchPage,
  condition = sql``,
): Promise<number[]> {
  const rowid = sql.ref(`${table}_search.rowid`);
  const more = page.filter ? sql`and ${page.filter}` : sql``;
  const meets = sql`and exists (select 1 from ${sql.table(table)} where id = ${rowid} ${condition} ${more})`;
  return searchIds(db, table, page, meets);
}

/**
 * Returns IDs of rows with every word typed, each as a prefix, newest first. The only place that knows
 * SQLite's full-text index.
 * @param condition further SQL conditions
 */
export async function searchIds(
  db: Database,
  table: keyof Schema,
  { search, limit, after, hints }: SearchPage,
  condition = sql``,
): Promise<number[]> {
  const words = toTerms(search);
  if (words.length === 0) return [];
  const groups = (hints?.marks ?? []).map(
    (group) => `(${group.map((mark) => `"${markSign}${mark}"`).join(" OR ")})`,
  );
  const match = [...words, ...groups].join(" AND ");
  const index = sql.table(`${table}_search`);
  const rowid = sql.ref(`${table}_search.rowid`);
  const before = after ? sql`and ${rowid} < ${after.id}` : sql``;
  const { among } = hints ?? {};
  if (among?.length === 0) return [];
  // Looks each candidate up in the index; SQLite would read all rows with the words.
  const candidates = among
    ? sql`(select id from ${sql.table(table)} where id in (${sql.join([...among])})) as few cross join`
    : sql``;
  const isFew = among ? sql`and ${rowid} = few.id` : sql``;
  const { rows } = await sql<{ rowid: number }>`
    select ${rowid} as rowid from ${candidates} ${index} where ${sql.ref(`${table}_search`)} match ${match} ${before} ${isFew} ${condition}
    order by ${rowid} desc limit ${limit}`.execute(db);
  return rows.map((row) => row.rowid);
}

/** Converts a search into FTS5 prefixes, with digits of every script. */
function toTerms(search: string): string[] {
  return foldWords(search)
    .replace(/\p{Cc}/gu, " ")
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .map((word) => {
      const terms = digitsOfEveryScript(foldDigits(word.replaceAll('"', " "))).map((each) => `"${each}"*`);
      return terms.length > 1 ? `(${terms.join(" OR ")})` : String(terms[0]);
    });
}

/** Alternatives of each topic; `*` behind a word finds its inflections. */
export type Topics = readonly (readonly string[])[];

interface TopicPage {
  topics: Topics;
  /** True to require all topics; else one of them. */
  all: boolean;
  limit: number;
  filter?: RawBuilder<boolean> | undefined;
}

function toMatch(topics: Topics, all: boolean): string {
  const groups = topics.map((alternatives) => {
    const terms = alternatives.flatMap((each) => {
      const text = each.replace(/["*]/g, " ").trim();
      const end = each.endsWith("*") ? "*" : "";
      return digitsOfEveryScript(text).map((digits) => `"${digits}"${end}`);
    });
    return `(${terms.join(" OR ")})`;
  });
  return `(${groups.join(all ? " AND " : " OR ")})`;
}

/** Returns IDs of records outside the trash that match topics: with all of them the newest, else the best. */
export async function searchTopics(
  db: Database,
  table: SoftDeletableTable,
  { topics, all, limit, filter }: TopicPage,
): Promise<number[]> {
  const index = `${table}_search`;
  const more = filter ? sql`and ${filter}` : sql``;
  const order = all ? sql`${sql.ref(`${index}.rowid`)} desc` : sql`rank`;
  const { rows } = await sql<{ id: number }>`
    select ${sql.ref(`${index}.rowid`)} as id from ${sql.table(index)}
    where ${sql.ref(index)} match ${toMatch(topics, all)}
      and exists (select 1 from ${sql.table(table)} where id = ${sql.ref(`${index}.rowid`)} and deleted_at is null ${more})
    order by ${order} limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Like `searchTopics`, in the translations to a language; latest translation first. */
export async function searchTranslatedTopics(
  db: Database,
  table: SoftDeletableTable,
  { topics, all, limit, filter }: TopicPage,
  language: string,
): Promise<number[]> {
  const mark = markSign + `${table}_${language}`.replaceAll("_", markSign);
  const match = `${toMatch(topics, all)} AND "${mark}"`;
  const more = filter ? sql`and ${filter}` : sql``;
  const { rows } = await sql<{ id: number }>`
    select cast(record as integer) as id from translations_search where translations_search match ${match}
      and exists (select 1 from ${sql.table(table)} where id = cast(record as integer) and deleted_at is null ${more})
    order by rowid desc limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
