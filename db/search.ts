import { type RawBuilder, sql } from "kysely";
import type { Database } from "./connection.server";
import type { KeptTable, Schema } from "./schema";
import { digitsOfEveryScript, foldDigits, foldWords } from "./word-folding";

/** Which rows can meet the filter of a search at all: what does not is not looked at. */
export interface SearchHints {
  /** Marks of the word index of notices, of each group one: the index alone finds what meets them and the words. */
  marks?: readonly (readonly string[])[];
  /** The rows themselves, where they are few. */
  among?: readonly number[] | undefined;
}

interface SearchPage {
  search: string;
  limit: number;
  /** Only rows with a smaller id: the way on to the next page. */
  after?: { id: number } | undefined;
  /** What else the rows meet. */
  filter?: RawBuilder<boolean> | undefined;
  hints?: SearchHints | undefined;
}

/** Stands before a mark in the index, and in no word that somebody types. */
const markSign = "\uE000";

/** Searches a table of content that staff write. Rows in the trash are left out. */
export async function searchKept(db: Database, table: KeptTable, page: SearchPage): Promise<number[]> {
  return searchFiltered(db, table, page, sql`and deleted_at is null`);
}

/** Searches a table among the rows that meet the filter of the page. @param condition further conditions of a row */
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
 * The ids of the rows that hold every word typed, each as a word's beginning, the latest added first. The
 * table needs an index of its words (`indexWords` of a migration). The only place that knows SQLite's full-text index.
 * @param condition further conditions of the statement
 */
export async function searchIds(
  db: Database,
  table: keyof Schema,
  { search, limit, after, hints }: SearchPage,
  condition = sql``,
): Promise<number[]> {
  const words = termsOf(search);
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
  // The few are gone through first, each looked up in the index: SQLite would read all that have the words.
  const few = among
    ? sql`(select id from ${sql.table(table)} where id in (${sql.join([...among])})) as few cross join`
    : sql``;
  const isFew = among ? sql`and ${rowid} = few.id` : sql``;
  const { rows } = await sql<{ rowid: number }>`
    select ${rowid} as rowid from ${few} ${index} where ${sql.ref(`${table}_search`)} match ${match} ${before} ${isFew} ${condition}
    order by ${rowid} desc limit ${limit}`.execute(db);
  return rows.map((row) => row.rowid);
}

/** The words of a search as the index is asked for them: each as a word's beginning, its digits in those of any script. */
function termsOf(search: string): string[] {
  return foldWords(search)
    .replace(/\p{Cc}/gu, " ")
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .map((word) => {
      const terms = digitsOfEveryScript(foldDigits(word.replaceAll('"', " "))).map((each) => `"${each}"*`);
      return terms.length > 1 ? `(${terms.join(" OR ")})` : String(terms[0]);
    });
}

interface TranslatedPage extends Pick<SearchPage, "search" | "limit" | "filter"> {
  /** The code of the language. */
  language: string;
  /** Records that have one of the words are found, not only those that have them all. */
  some?: boolean;
}

/**
 * The ids of records of a table whose words in another language have those typed, the last written first. What the record
 * says in English is not looked at. Rows in the trash are left out.
 */
export async function searchTranslated(
  db: Database,
  table: KeptTable,
  { search, limit, filter, language, some = false }: TranslatedPage,
): Promise<number[]> {
  const words = termsOf(search);
  if (words.length === 0) return [];
  const mark = markSign + `${table}_${language}`.replaceAll("_", markSign);
  const match = `(${words.join(some ? " OR " : " AND ")}) AND "${mark}"`;
  const more = filter ? sql`and ${filter}` : sql``;
  const { rows } = await sql<{ id: number }>`
    select cast(record as integer) as id from translations_search where translations_search match ${match}
      and exists (select 1 from ${sql.table(table)} where id = cast(record as integer) and deleted_at is null ${more})
    order by rowid desc limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
