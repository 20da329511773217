import type { Message } from "#message";
import { t } from "#say";
import { type KeptKind, keptKinds } from "~/content/records/registry";
import type { Picture } from "~/files/picture";
import { excerpt } from "~/text/excerpt";

export interface TrashTable {
  table: string;
  /** The column that names a record. */
  name: string;
  /** Columns whose first words tell records without a name apart. */
  words: readonly string[];
  label: Message;
  /** As in "restored a notice". */
  noun: Message;
  /** With a plural and a place for {count}. */
  count: Message;
  /** Where staff find it again. */
  list: string;
  /** The column with the address of the document that a record is of. */
  document?: string;
  /** Each record shows the picture of its `picture_id`. */
  pictured: boolean;
  /** The table of the files that a record has any number of, and the column in it that names the record. */
  files?: { table: string; owner: string };
  /** The table of the records that went to the trash with it, where they did, and the column that names it. */
  holds?: { table: string; owner: string };
}

export type TrashKind = KeptKind;

/** What can be deleted and restored. */
export const trashKinds = Object.fromEntries(
  keptKinds.map(({ key, table, columns, names, pages, file, files, holds }) => [
    key,
    {
      table,
      name: columns.name,
      words: columns.words,
      label: names.title,
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

/** One record in the trash, with what tells it from others of the same name, or of none. */
export interface TrashedRecord {
  kind: TrashKind;
  id: number;
  name: string;
  /** What its other texts say; the beginning of it. */
  words: string;
  picture: Picture | undefined;
  created_at: string;
  deleted_at: string;
  /** Somebody asked that it be taken down, and nobody has decided. */
  isAskedFor?: boolean;
}

/** One record in the trash, as a form names it: `notice:12`. */
export function trashItem(kind: TrashKind, id: number): string {
  return `${kind}:${id}`;
}

/** Reads `notice:12`; undefined for anything else. */
export function parseTrashItem(item: string | null): { kind: TrashKind; id: number } | undefined {
  const match = /^([a-z -]+):(\d{1,15})$/.exec(item ?? "");
  if (!match?.[1] || !Object.hasOwn(trashKinds, match[1])) return undefined;
  return { kind: match[1] as TrashKind, id: Number(match[2]) };
}

/** Characters of a text that stand for a name. */
const longestName = 60;

/** What a record is called: its name, else the first words of its text, else that it has neither. */
export function trashedName({ name, words }: Pick<TrashedRecord, "name" | "words">): string {
  return name || excerpt(words, longestName) || t("Without a title");
}
