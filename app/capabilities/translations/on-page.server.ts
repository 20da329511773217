import { type FieldSpecs, listTranslated } from "~/forms/field-specs";
import { currentSpeech } from "~/languages/current";
import { english } from "~/languages/languages";
import type { Database } from "~db/connection.server";
import type { Schema } from "~db/schema";
import type { Translated } from "./translated";

interface Kind {
  table: keyof Schema;
  fields: FieldSpecs;
}

/** Translates fields to the page's language, in one query. For visitors only: forms show originals. */
export async function onPage<Row extends { id: number }>(
  db: Database,
  kind: Kind,
  rows: Row[],
): Promise<(Row & Translated)[]> {
  const { language } = currentSpeech();
  const fields = listTranslated(kind.fields);
  if (language.code === english.code || rows.length === 0 || fields.length === 0) return rows;
  const found = await db
    .selectFrom("translations")
    .select(["record", "field", "words"])
    .where("kind", "=", kind.table)
    .where("language", "=", language.code)
    .where("awaits_check", "=", 0)
    .where(
      "record",
      "in",
      rows.map(({ id }) => String(id)),
    )
    .execute();
  if (found.length === 0) return rows;
  const words = new Map<string, Record<string, string>>();
  for (const { record, field, words: value } of found) {
    if (fields.includes(field)) words.set(record, { ...words.get(record), [field]: value });
  }
  return rows.map((row) => withWords(row, words.get(String(row.id))));
}

export async function oneOnPage<Row extends { id: number }>(
  db: Database,
  kind: Kind,
  row: Row,
): Promise<Row & Translated> {
  const [found] = await onPage(db, kind, [row]);
  return found ?? row;
}

function withWords<Row extends object>(
  row: Row,
  words: Record<string, string> | undefined,
): Row & Translated {
  // Skips fields that the list has not selected.
  const shown = Object.entries(words ?? {}).filter(([field]) => field in row);
  if (shown.length === 0) return row;
  const before = row as Record<string, unknown>;
  return {
    ...row,
    ...Object.fromEntries(shown),
    english: Object.fromEntries(shown.map(([field]) => [field, String(before[field] ?? "")])),
  };
}
