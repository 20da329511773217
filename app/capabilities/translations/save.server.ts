import type { Selectable } from "kysely";
import type { Typed } from "~/forms/fields.server";
import { saveText } from "~/page-texts/queries.server";
import { isTextName } from "~/page-texts/texts";
import { settingsKind } from "~/settings/queries.server";
import type { Database } from "~db/connection.server";
import type { Schema } from "~db/schema";
import { type Source, type SourceField, textsKind } from "./sources.server";

export type Words = Selectable<Schema["translations"]>;

/** Words that are saved together: those of a record, text or page of settings. */
export interface SavedSource extends Pick<Source, "kind" | "id"> {
  fields: readonly Pick<SourceField, "name" | "words" | "english" | "changed" | "awaitsCheck">[];
}

export function toTyped({ fields }: Pick<Source, "fields">): Typed {
  return Object.fromEntries(fields.map(({ name, words }) => [name, words]));
}

/**
 * Saves translations with their English source; empty ones are removed. Call it in a transaction.
 * @param language its code
 * @param values by field
 * @returns true if anything changed
 */
export async function saveWords(
  trx: Database,
  { kind, id, fields }: SavedSource,
  language: string,
  { values, who }: { values: Typed; who: string },
): Promise<boolean> {
  const at = new Date().toISOString();
  let isChanged = false;
  for (const { name, words, english, changed, awaitsCheck } of fields) {
    const value = values[name] ?? "";
    isChanged ||= value !== words;
    if (kind === textsKind) {
      if (isTextName(id)) await saveText(trx, id, value, { who, language });
      // Unchanged translation, confirmed for the new English text.
      if (value === words && changed)
        await trx
          .updateTable("texts")
          .set({ updated_at: at, updated_by: who })
          .where("name", "=", id)
          .where("language", "=", language)
          .execute();
      continue;
    }
    if (value === words && !changed && !awaitsCheck) continue;
    const key = kind === settingsKind ? { record: name, field: "" } : { record: id, field: name };
    await trx
      .deleteFrom("translations")
      .where("kind", "=", kind)
      .where("language", "=", language)
      .where("record", "=", key.record)
      .where("field", "=", key.field)
      .execute();
    if (value === "") continue;
    await trx
      .insertInto("translations")
      .values({ kind, language, ...key, words: value, english, updated_at: at, updated_by: who })
      .execute();
  }
  return isChanged;
}

export async function readWords(db: Database, kind: string, record: string): Promise<Words[]> {
  return db
    .selectFrom("translations")
    .selectAll()
    .where("kind", "=", kind)
    .where("record", "=", record)
    .execute();
}

export async function restoreWords(
  trx: Database,
  kind: string,
  record: string,
  words: readonly Words[],
): Promise<void> {
  await trx.deleteFrom("translations").where("kind", "=", kind).where("record", "=", record).execute();
  if (words.length > 0)
    await trx
      .insertInto("translations")
      .values([...words])
      .execute();
}

/** Hidden until checked if the English differs. Needs a transaction. */
export async function copyWords(
  trx: Database,
  { table, fields }: { table: string; fields: readonly string[] },
  from: { id: number; record: object },
  to: { id: number; record: object },
): Promise<void> {
  const rows = await trx
    .selectFrom("translations")
    .selectAll()
    .where("kind", "=", table)
    .where("record", "=", String(from.id))
    .where("field", "in", [...fields])
    .execute();
  const isSame = fields.every((field) => said(from.record, field) === said(to.record, field));
  const copies = rows.map((row) => ({
    ...row,
    record: String(to.id),
    awaits_check: isSame ? row.awaits_check : 1,
  }));
  if (copies.length > 0) await trx.insertInto("translations").values(copies).execute();
}

const said = (record: object, field: string) => String((record as Record<string, unknown>)[field] ?? "");
