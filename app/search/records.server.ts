import { type Message, pageLanguage, t } from "#say";
import { isOnSite } from "~/capabilities/publishing/on-site.server";
import { onPage } from "~/capabilities/translations/on-page.server";
import { inEnglish, type Translated } from "~/capabilities/translations/translated";
import { todayAtSchool } from "~/dates/dates";
import { monthLabel } from "~/dates/indian-dates";
import { editPathOf, nameOf, nameOrNone, type StaffKind } from "~/kinds/kind";
import { staffKinds } from "~/kinds/registry";
import { getPublicPage } from "~/records/public-page";
import { recordsOf } from "~/records/records.server";
import { plainPageText } from "~/text/plain-text";
import type { Database } from "~db/connection.server";
import { searchTopics, searchTranslatedTopics, type Topics } from "~db/search";
import { type Entry, toPassages, toSentences } from "./entry";
import { splitWords } from "./words";

/** Records of a kind that are compared with a question. */
const maxCandidates = 40;
/** Maximum records of a kind without a word index. */
const maxUnindexed = 200;
/** Newest records whose words are compared with a misspelt one. */
const maxCompared = 300;

type AnyKind = StaffKind<never> & { key: string };
type AnyRow = { id: number } & Translated;

/** Staff find all records, visitors what is on the site. */
export type Audience = "staff" | "visitors";

/** Excludes kinds about children and parents: the search must not find people by name. */
const publicKinds: readonly AnyKind[] = staffKinds.filter(
  ({ page, numbered, shownAt, children }) => (page ?? numbered ?? shownAt) && !children?.takeDown,
);

const isIndexed = ({ columns }: AnyKind) => columns.searched.length > 0;
const filterOf = ({ publishing, table }: AnyKind, audience: Audience) =>
  publishing && audience === "visitors" ? isOnSite(table, new Date().toISOString()) : undefined;

/** Returns entries of records that could answer a question, and of kinds without an index. */
export async function findRecordEntries(
  db: Database,
  topics: Topics,
  audience: Audience = "visitors",
): Promise<Entry[]> {
  const kinds: readonly AnyKind[] = audience === "staff" ? staffKinds : publicKinds;
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const records = recordsOf(kind);
      const rows = isIndexed(kind)
        ? await records.findMany(db, [...new Set(await findIds(db, kind, topics, audience))])
        : await records.list(db, { limit: maxUnindexed, filter: filterOf(kind, audience) });
      return toEntries(db, kind, rows, audience);
    }),
  );
  return found.flat();
}

export async function listNewestWords(db: Database): Promise<Set<string>> {
  const found = await Promise.all(
    publicKinds.map(async (kind) => {
      const rows = await recordsOf(kind).list(db, {
        limit: maxCompared,
        filter: filterOf(kind, "visitors"),
      });
      const texts: object[] = [...rows, ...(await onPage(db, kind, rows))];
      return texts.flatMap((row) => listColumns(kind).map((column) => textOf(row, column)));
    }),
  );
  return new Set(splitWords(found.flat().join(" ")));
}

async function findIds(db: Database, kind: AnyKind, topics: Topics, audience: Audience): Promise<number[]> {
  const asked = { topics, limit: maxCandidates, filter: filterOf(kind, audience) };
  const language = pageLanguage();
  const found = await Promise.all(
    [true, false].flatMap((all) => [
      searchTopics(db, kind.table, { ...asked, all }),
      language === "en" ? [] : searchTranslatedTopics(db, kind.table, { ...asked, all }, language),
    ]),
  );
  return [...found.flat(), ...(hasDays(kind) ? await listComingIds(db) : [])];
}

const hasDays = ({ fields }: AnyKind) => "last_date" in fields;

async function listComingIds(db: Database): Promise<number[]> {
  const rows = await db
    .selectFrom("calendar_entries")
    .select("id")
    .where("deleted_at", "is", null)
    .where("last_date", ">=", todayAtSchool())
    .orderBy("date")
    .limit(maxCandidates)
    .execute();
  return rows.map(({ id }) => id);
}

/** Columns with texts that visitors read; options and dates are stored as keys. */
const listColumns = ({ columns, fields }: AnyKind) => {
  const isTranslated = (column: string) => {
    const field = fields[column];
    return field !== undefined && "translated" in field && field.translated;
  };
  const all = [
    columns.name,
    ...columns.words,
    ...columns.searched,
    ...Object.keys(fields).filter(isTranslated),
  ];
  return [...new Set(all)].filter((column) => !fields[column]?.options && fields[column]?.type !== "date");
};

const textOf = (row: object, column: string) =>
  plainPageText(String((row as Record<string, unknown>)[column] ?? ""));

interface Dated {
  date?: string;
  last_date?: string;
  event_date?: string;
}

async function toEntries(
  db: Database,
  kind: AnyKind,
  rows: { id: number }[],
  audience: Audience,
): Promise<Entry[]> {
  const own: AnyRow[] = await onPage(db, kind, rows);
  const { columns, fields, names } = kind;
  const shown = listColumns(kind).filter((column) => column !== columns.name);
  const options = Object.keys(fields).filter((column) => fields[column]?.options);
  return own.map((row) => {
    const original = inEnglish(row);
    const title = nameOrNone(nameOf(kind as StaffKind<object>, row));
    const { date, last_date, event_date } = row as Dated;
    const sentencesOf = (each: object) =>
      toSentences(shown.map((column) => textOf(each, column)).filter((text) => text !== title));
    return {
      to: audience === "staff" ? editPathOf(kind, row.id) : getPublicPage(kind as StaffKind<object>, row),
      label: names.title as Message,
      isPage: kind.addresses !== undefined,
      title,
      titles: toPassages([title, nameOf(kind as StaffKind<object>, original)]),
      words: toPassages([
        ...[names.title, names.titles].flatMap((name) => [name, t(name as Message)]),
        ...options.map((column) => textOf(row, column)),
        ...(hasDays(kind) && date && last_date
          ? [date, last_date].map((day) => monthLabel(day.slice(0, 7)))
          : []),
      ]),
      sentences: row.english ? [sentencesOf(row), sentencesOf(original)] : [sentencesOf(row)],
      ...(hasDays(kind) ? { date, last: last_date } : event_date ? { date: event_date } : { posted: date }),
    };
  });
}
