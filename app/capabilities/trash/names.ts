import { t } from "#say";
import type { RecordKind } from "~/content/records/kind";
import { shortDate } from "~/dates/dates";
import { type TrashedRecord, trashedName } from "./kinds";

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
