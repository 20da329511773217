import { type Kysely, sql } from "kysely";
import { foldedColumn } from "../word-folding";

/** Stands before a mark: no keyboard types it, so that no word which somebody searches for is one. */
const sign = "char(57344)";

const folded = ["title", "details", "files"]
  .map((column) => `${foldedColumn(column)} as ${column}`)
  .join(", ");
const marks = `${sign} || category || ' ' || ${sign} || replace(substr(created_at, 1, 7), '-', '')`;
const files = `coalesce((select group_concat(title || ' ' || original_name, ' ') from
    (select title, original_name from notice_files where notice_id = notices.id order by id)), '')`;

/** The view that the index of notices is made from. */
export const noticesView = `create view notices_search_words as select id, ${folded}, marks from
       (select id, title, details, ${files} as files, ${marks} as marks from notices)`;

/**
 * The words of notices are found by the names and titles of their files too. Beside the words stand marks of the category
 * and of the month, so that a filter of the list and a search are one look into the index, however many rows meet only
 * one of them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const index = "notices_search";
  const words = `${index}_words`;
  const names = "title, details, files, marks";
  const add = (ids: string) =>
    `insert into ${index} (rowid, ${names}) select id, ${names} from ${words} where id in (${ids});`;
  const remove = (ids: string) =>
    `insert into ${index} (${index}, rowid, ${names}) select 'delete', id, ${names} from ${words} where id in (${ids});`;
  const tokenize = `"unicode61 remove_diacritics 2 categories 'L* N* Co M*'"`;
  const own = "title, details, category, created_at";
  const ofFiles = "notice_id, title, original_name";
  const both = "old.notice_id, new.notice_id";
  for (const statement of [
    ...["insert", "delete", "remove", "update"].map((deed) => `drop trigger ${index}_${deed}`),
    `drop table ${index}`,
    `drop view ${words}`,
    noticesView,
    `create virtual table ${index} using fts5(${names}, content='${words}', content_rowid='id', tokenize=${tokenize}, prefix='1 2 3 4 5 6 7 8 9 10')`,
    `insert into ${index} (${index}) values ('rebuild')`,
    `create trigger ${index}_insert after insert on notices begin ${add("new.id")} end`,
    `create trigger ${index}_delete before delete on notices begin ${remove("old.id")} end`,
    `create trigger ${index}_remove before update of ${own} on notices begin ${remove("old.id")} end`,
    `create trigger ${index}_update after update of ${own} on notices begin ${add("new.id")} end`,
    `create trigger ${index}_files_before_insert before insert on notice_files begin ${remove("new.notice_id")} end`,
    `create trigger ${index}_files_insert after insert on notice_files begin ${add("new.notice_id")} end`,
    `create trigger ${index}_files_before_update before update of ${ofFiles} on notice_files begin ${remove(both)} end`,
    `create trigger ${index}_files_update after update of ${ofFiles} on notice_files begin ${add(both)} end`,
    `create trigger ${index}_files_before_delete before delete on notice_files begin ${remove("old.notice_id")} end`,
    `create trigger ${index}_files_delete after delete on notice_files begin ${add("old.notice_id")} end`,
  ]) {
    await sql.raw(statement).execute(db);
  }
}
