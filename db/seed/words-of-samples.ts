import { translatedFields } from "~/capabilities/translations/fields";
import { findTranslationText } from "~/languages/catalogs.server";
import { translations } from "~/languages/languages";
import type { Database } from "../connection.server";

/** Translated fields by table. */
const fieldsOf = {
  facilities: translatedFields.facility,
  facility_cards: translatedFields["facility card"],
  amenities: translatedFields.amenity,
  disclosures: translatedFields["disclosure document"],
};

/** Adds translations to sample records as if staff had written them; existing ones stay. */
export async function seedWords(db: Database, table: keyof typeof fieldsOf, now: Date): Promise<void> {
  const records: { id: number; [field: string]: unknown }[] = await db
    .selectFrom(table)
    .selectAll()
    .execute();
  const rows = translations.flatMap(({ code: language }) =>
    records.flatMap((record) =>
      fieldsOf[table].flatMap((field) => {
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
