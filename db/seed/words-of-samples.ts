import { translatedFields } from "~/capabilities/translations/fields";
import { findTranslationText } from "~/languages/catalogs.server";
import { translations } from "~/languages/languages";
import type { Database } from "../connection.server";

/** What has words of ours, by its table; kinds of records are called otherwise than their tables. */
const fieldsOf = {
  facilities: translatedFields.facility,
  facility_cards: translatedFields["facility card"],
  amenities: translatedFields.amenity,
  disclosures: translatedFields["disclosure document"],
};

/**
 * Says the sample records of a table in the site's other languages too, as if staff had written it. Words that a record has already
 * stay as they are.
 */
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
