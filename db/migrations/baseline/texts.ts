import type { Kysely } from "kysely";
import { createWordIndex, execute, identity, raiseRevision } from "../helpers";

export async function createTextTables(db: Kysely<unknown>): Promise<void> {
  await execute(
    db,
    `create table texts (
      name text not null,
      language text not null,
      value text not null,
      version integer not null,
      is_sample integer not null,
      updated_at text not null,
      updated_by text not null default '',
      constraint texts_key primary key (name, language)
    )`,
    `create table text_versions (
      id ${identity},
      name text not null,
      language text not null,
      value text not null,
      saved_at text not null,
      saved_by text not null default ''
    )`,
    "create index text_versions_by_text on text_versions (name, language, id)",
    `create table translations (
      kind text not null,
      record text not null,
      field text not null default '',
      language text not null,
      words text not null,
      english text not null default '',
      awaits_check integer not null default 0,
      updated_at text not null,
      updated_by text not null default '',
      constraint translations_key primary key (kind, language, record, field)
    )`,
  );
  for (const table of ["texts", "translations"]) await raiseRevision(db, table);
  await indexTranslations(db);
}

/** First character of an index term that is not a word; it cannot be typed. */
export const markSign = "char(57344)";

/** Indexes each record once per language, however many fields are translated. */
async function indexTranslations(db: Kysely<unknown>): Promise<void> {
  const index = "translations_search";
  await createWordIndex(db, index, "words, marks, record unindexed");

  const languageMark = (row: string) =>
    `${markSign} || replace(${row}kind || '_' || ${row}language, '_', ${markSign})`;
  const recordMark = (row: string) => `${languageMark(row)} || ${markSign} || ${row}record`;
  // Only records are searched, not settings, texts and messages.
  const isRecord = (row: string) => `${row}record not glob '*[^0-9]*'`;
  // An upsert fires both triggers: running them twice must be harmless.
  const renew = (row: "new" | "old") => `
    delete from ${index} where rowid in
      (select rowid from ${index} where ${index} match '"' || ${recordMark(`${row}.`)} || '"');
    insert into ${index} (words, marks, record)
      select group_concat(fold(words), ' '), ${languageMark("")} || ' ' || ${recordMark("")}, record
      from translations
      where kind = ${row}.kind and language = ${row}.language and record = ${row}.record
        and awaits_check = 0 and ${isRecord("")}
      group by kind, language, record order by cast(record as integer);`;
  await execute(
    db,
    `create trigger ${index}_insert after insert on translations
     when ${isRecord("new.")} begin ${renew("new")} end`,
    `create trigger ${index}_update after update of words, awaits_check on translations
     when ${isRecord("new.")} begin ${renew("new")} end`,
    `create trigger ${index}_move after update of kind, language, record on translations
     begin ${renew("old")} ${renew("new")} end`,
    `create trigger ${index}_delete after delete on translations
     when ${isRecord("old.")} begin ${renew("old")} end`,
  );
}
