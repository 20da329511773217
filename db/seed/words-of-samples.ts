import { type FieldSpecs, listTranslated } from "~/forms/field-specs";
import { findTranslationText } from "~/languages/catalogs.server";
import { translations } from "~/languages/languages";
import type { Database } from "../connection.server";
import type { SoftDeletableTable } from "../schema";

/** Adds our translations of the sample records of a kind, as if staff had written them. Existing ones stay. */
export async function seedWords(
  db: Database,
  { table, fields }: { table: SoftDeletableTable; fields: FieldSpecs },
  now: Date,
): Promise<void> {
  const records: { id: number; [field: string]: unknown }[] = await db
    .selectFrom(table)
    .selectAll()
    .execute();
  const rows = translations.flatMap(({ code: language }) =>
    records.flatMap((record) =>
      listTranslated(fields).flatMap((field) => {
        const english = String(record[field] ?? "");
        const said = findTranslationText(language, english);
        if (!said) return [];
        const key = { kind: table, record: String(record.id), field, language };
        return { ...key, words: said, english, updated_at: now.toISOString() };
      }),
    ),
  );
  if (rows.length === 0) return;
  await db
    .insertInto("translations")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
