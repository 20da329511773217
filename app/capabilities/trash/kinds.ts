import { type Message, t } from "#say";
import { shortDate } from "~/dates/dates";
import type { Picture } from "~/files/pictures/picture";
import type { RecordKind } from "~/kinds/kind";
import { type StaffKindKey, staffKinds } from "~/kinds/registry";
import { excerpt } from "~/text/excerpt";
import { fromEntries } from "~/text/from-entries";

export interface TrashTable {
  table: string;
  name: string;
  /** Columns that identify records without a name. */
  words: readonly string[];
  label: Message;
  titles: Message;
  noun: Message;
  count: Message;
  list: string;
  document?: string;
  pictured: boolean;
  files?: { table: string; owner: string };
  holds?: { table: string; owner: string };
}

export type TrashKind = StaffKindKey;

export const trashKinds = fromEntries(
  staffKinds.map(({ key, table, columns, names, pages, file, files, trash: { holds } }) => [
    key,
    {
      table,
      name: columns.name,
      words: columns.words,
      label: names.title,
      titles: names.titles,
      noun: names.one,
      count: names.count,
      list: pages.list,
      pictured: file?.type === "picture",
      ...(file?.type === "document" && { document: file.column }),
      ...(files && { files }),
      ...(holds && { holds }),
    },
  ]),
) as Record<TrashKind, TrashTable>;

export const trashKindNames = Object.keys(trashKinds) as TrashKind[];

export interface TrashedRecord {
  kind: TrashKind;
  id: number;
  name: string;
  words: string;
  picture: Picture | undefined;
  created_at: string;
  deleted_at: string;
  isAskedFor?: boolean;
}

export function trashItem(kind: TrashKind, id: number): string {
  return `${kind}:${id}`;
}

export function parseTrashItem(item: string | null): { kind: TrashKind; id: number } | undefined {
  const match = /^([a-z -]+):(\d{1,15})$/.exec(item ?? "");
  if (!match?.[1] || !Object.hasOwn(trashKinds, match[1])) return undefined;
  return { kind: match[1] as TrashKind, id: Number(match[2]) };
}

const maxNameLength = 60;

export function trashedName({ name, words }: Pick<TrashedRecord, "name" | "words">): string {
  return name || excerpt(words, maxNameLength) || t("Without a title");
}

export function wordsOf({ columns }: Pick<RecordKind, "columns">, record: object): string {
  const texts = columns.words.map((column) => String((record as Record<string, unknown>)[column] ?? ""));
  return oneLine(texts);
}

export const textsApart = " · ";

export function oneLine(texts: readonly string[]): string {
  return texts
    .map((text) => text.replace(/\s+/g, " ").trim())
    .filter(Boolean)
    .map((text) => (/^\d{4}-\d\d-\d\d$/.test(text) ? shortDate(text) : text))
    .join(textsApart);
}

/** Name that a record would have in the trash. @param record with the columns of its kind */
export function nameBeforeTrash(kind: Pick<RecordKind, "columns">, record: object): string {
  const { id, created_at, ...rest } = record as { id: number; created_at: string };
  const name = String((rest as Record<string, unknown>)[kind.columns.name] ?? "");
  return distinctName({ id, name, words: wordsOf(kind, record), created_at });
}

export function distinctName(record: Pick<TrashedRecord, "id" | "name" | "words" | "created_at">): string {
  if (record.name || record.words) return trashedName(record);
  return t(/* A record without a name; {number} is its number. */ "{name}, added {day} (no. {number})", {
    name: trashedName(record),
    day: shortDate(record.created_at),
    number: record.id,
  });
}
