import type { Kysely } from "kysely";
import { foldedColumn } from "../word-folding";
import { run } from "./helpers";

/** Stands before a mark: no keyboard types it, so that no word which somebody searches for is one (as in 0045). */
const sign = "char(57344)";

const index = "translations_search";

/** What a kind's records say in a language, as one mark, and which record it is, as another. */
const markOf = (row: string) => `${sign} || replace(${row}kind || '_' || ${row}language, '_', ${sign})`;
const recordMarkOf = (row: string) => `${markOf(row)} || ${sign} || ${row}record`;

/** A record by its id: a setting, a text or a message of ours is none. */
const isRecord = (row: string) => `${row}record not glob '*[^0-9]*'`;

/** What waits for somebody to look at it is on no page yet (0090). */
const isShown = "awaits_check = 0";

/** What `records` say, each in each of its languages once, however many fields have words. */
const entries = (condition: string) => `insert into ${index} (words, marks, record)
  select group_concat(${foldedColumn("words")}, ' '), ${markOf("")} || ' ' || ${recordMarkOf("")}, record
  from translations where ${condition} and ${isShown} and ${isRecord("")} group by kind, language, record
  order by cast(record as integer);`;

/** Reads anew what a record says in a language. To do it twice does no harm: an upsert fires the triggers of both its deeds. */
const renew = (row: "new" | "old") => `
  delete from ${index} where rowid in
    (select rowid from ${index} where ${index} match '"' || ${recordMarkOf(`${row}.`)} || '"');
  ${entries(`kind = ${row}.kind and language = ${row}.language and record = ${row}.record`)}`;

/** Fills the index, and keeps it up to date. */
export const translationTriggers = [
  entries("true"),
  `create trigger ${index}_insert after insert on translations when ${isRecord("new.")} begin ${renew("new")} end`,
  `create trigger ${index}_update after update of words, awaits_check on translations when ${isRecord("new.")} begin ${renew("new")} end`,
  `create trigger ${index}_move after update of kind, language, record on translations begin ${renew("old")} ${renew("new")} end`,
  `create trigger ${index}_delete after delete on translations when ${isRecord("old.")} begin ${renew("old")} end`,
];

/** The school's words in other languages are found too: an index of the words of each record in each language, kept by triggers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const tokenize = `"unicode61 remove_diacritics 2 categories 'L* N* Co M*'"`;
  for (const statement of [
    `create virtual table ${index} using fts5(words, marks, record unindexed, tokenize=${tokenize}, prefix='1 2 3 4 5 6 7 8 9 10')`,
    `insert into ${index} (${index}, rank) values ('secure-delete', 1)`,
    ...translationTriggers,
  ]) {
    await run(db, statement);
  }
}
