import { type FieldSpecs, listTranslated } from "~/forms/field-specs";
import { currentSpeech } from "~/languages/current";
import { english } from "~/languages/languages";
import type { Database } from "~db/connection.server";
import type { Schema } from "~db/schema";
import { sayFixed } from "./fixed-vocabulary";
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
    .select(["record", "field", "words", "english", "updated_by"])
    .where("kind", "=", kind.table)
    .where("language", "=", language.code)
    .where("awaits_check", "=", 0)
    .where(
      "record",
      "in",
      rows.map(({ id }) => String(id)),
    )
    .execute();
  const byRecord = new Map<string, typeof found>();
  for (const saved of found) byRecord.set(saved.record, [...(byRecord.get(saved.record) ?? []), saved]);
  return rows.map((row) => {
    const values = row as Record<string, unknown>;
    const own = (byRecord.get(String(row.id)) ?? []).filter(
      ({ field, english: original, updated_by }) =>
        fields.includes(field) && isValidFor(values[field], { english: original, updated_by }),
    );
    return withWords(row, {
      ...fixedWords(row, fields),
      ...Object.fromEntries(own.map(({ field, words }) => [field, words])),
    });
  });
}

/** Translations of samples, which have no author, are valid only for the sample's own text. */
export const isValidFor = (
  text: unknown,
  { english: original, updated_by }: { english: string; updated_by: string },
): boolean => updated_by !== "" || original === "" || original === text;

export async function oneOnPage<Row extends { id: number }>(
  db: Database,
  kind: Kind,
  row: Row,
): Promise<Row & Translated> {
  const [found] = await onPage(db, kind, [row]);
  return found ?? row;
}

/** Returns built-in translations, such as that of a holiday's name. */
function fixedWords(row: object, fields: readonly string[]): Record<string, string> {
  const values = row as Record<string, unknown>;
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = values[field];
      const said = typeof value === "string" ? sayFixed(value) : value;
      return typeof said === "string" && said !== value ? [[field, said]] : [];
    }),
  );
}

function withWords<Row extends object>(row: Row, words: Record<string, string>): Row & Translated {
  // Skips fields that the list has not selected.
  const shown = Object.entries(words).filter(([field]) => field in row);
  if (shown.length === 0) return row;
  const before = row as Record<string, unknown>;
  return {
    ...row,
    ...Object.fromEntries(shown),
    english: Object.fromEntries(shown.map(([field]) => [field, String(before[field] ?? "")])),
  };
}
