import { sayFixed } from "~/capabilities/translations/fixed-vocabulary";
import { createSpeech } from "~/capabilities/translations/site-languages.server";
import { type FieldSpecs, listTranslated } from "~/forms/field-specs";
import { findTranslationText } from "~/languages/catalogs.server";
import { speaking } from "~/languages/current";
import { type Language, translations } from "~/languages/languages";
import { saveText } from "~/page-texts/queries.server";
import type { TextName } from "~/page-texts/texts";
import type { Database } from "../connection.server";
import type { SoftDeletableTable } from "../schema";
import { createNotices } from "./notices";
import { settings } from "./settings";
import { createTexts } from "./texts";

interface Words {
  kind: SoftDeletableTable | "settings";
  record: string;
  field: string;
  language: string;
  words: string;
  english: string;
}

const sayIn = <Result>(language: Language, act: () => Result): Result =>
  speaking(
    createSpeech({ languages: translations, ownDigits: false, corrections: new Map() }, language),
    act,
  );

/** Existing translations stay. */
async function addWords(db: Database, rows: readonly Words[], now: Date): Promise<void> {
  const said = rows.filter(({ words, english }) => words && words !== english);
  if (said.length === 0) return;
  await db
    .insertInto("translations")
    .values(said.map((row) => ({ ...row, updated_at: now.toISOString() })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Adds our translations of the sample records of a kind, as if staff had written them. */
export async function seedWords(
  db: Database,
  { table, fields }: { table: SoftDeletableTable; fields: FieldSpecs },
  now: Date,
): Promise<void> {
  const names = listTranslated(fields);
  if (names.length === 0) return;
  const records: { id: number; [field: string]: unknown }[] = await db
    .selectFrom(table)
    .selectAll()
    .execute();
  const rows = translations.flatMap((language) =>
    records.flatMap((record) =>
      names.map((field) => {
        const english = String(record[field] ?? "");
        const words = findTranslationText(language.code, english) ?? sayIn(language, () => sayFixed(english));
        return { kind: table, record: String(record.id), field, language: language.code, words, english };
      }),
    ),
  );
  await addWords(db, rows, now);
}

export async function seedTexts(db: Database, now: Date): Promise<void> {
  const english = createTexts(now);
  for (const [name, value] of Object.entries(english))
    await saveText(db, name as TextName, value, { who: "", isSample: true });
  for (const language of translations) {
    const said = sayIn(language, () => createTexts(now));
    for (const [name, value] of Object.entries(said))
      await saveText(db, name as TextName, value, { who: "", isSample: true, language: language.code });
  }
}

export async function seedSettingWords(db: Database, now: Date): Promise<void> {
  const rows = translations.flatMap(({ code: language }) =>
    Object.entries(settings).map(([record, english]) => {
      const words = findTranslationText(language, english) ?? "";
      return { kind: "settings" as const, record, field: "", language, words, english };
    }),
  );
  await addWords(db, rows, now);
}

/** @param ids of the sample notices, in their order */
export async function seedNoticeWords(db: Database, ids: readonly number[], now: Date): Promise<void> {
  const english = createNotices(now);
  const rows = translations.flatMap((language) =>
    sayIn(language, () => createNotices(now)).flatMap((notice, index) =>
      (["title", "details"] as const).map((field) => ({
        kind: "notices" as const,
        record: String(ids[index]),
        field,
        language: language.code,
        words: notice[field],
        english: english[index]?.[field] ?? "",
      })),
    ),
  );
  await addWords(db, rows, now);
}
