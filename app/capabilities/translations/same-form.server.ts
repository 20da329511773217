import { z } from "zod";
import { t } from "#say";
import type { FieldSpecs } from "~/forms/field-specs";
import { type FieldErrors, parseFields, type Typed } from "~/forms/fields.server";
import { currentSpeech, speaking } from "~/languages/current";
import { type Language, translations } from "~/languages/languages";
import type { Database } from "~db/connection.server";
import { createCheck } from "./form.server";
import { listOffered, type OtherLanguage, translatedField } from "./same-form";
import { saveWords } from "./save.server";

/** Describes the languages in which a form offers fields, with labels in each of them. */
export const otherLanguages = (languages: readonly Language[], specs: FieldSpecs): OtherLanguage[] =>
  languages.map((language) => ({
    code: language.code,
    name: language.name,
    labels: speaking({ ...currentSpeech(), language, staff: undefined, corrections: new Map() }, () =>
      Object.fromEntries(listOffered(specs).map(({ name, label }) => [name, t(label)])),
    ),
  }));

/** Texts of a new record in other languages: by language code, then by field. */
interface SentTranslations {
  errors: FieldErrors;
  byLanguage: Map<string, Typed>;
}

/** Reads the translations that the form of a new record contains; languages without any text are left out. */
export function parseTranslations(specs: FieldSpecs, fields: URLSearchParams): SentTranslations {
  const errors: FieldErrors = {};
  const byLanguage = new Map<string, Typed>();
  const offered = listOffered(specs);
  for (const { code } of translations) {
    const named = offered.map((field) => ({ field, name: translatedField(code, field.name) }));
    const schema = z.object(Object.fromEntries(named.map(({ field, name }) => [name, createCheck(field)])));
    const parsed = parseFields(schema, fields);
    if (!parsed.ok) Object.assign(errors, parsed.errors);
    else {
      const values = parsed.values as Record<string, string>;
      const words = Object.fromEntries(named.map(({ field, name }) => [field.name, values[name] ?? ""]));
      if (Object.values(words).some(Boolean)) byLanguage.set(code, words);
    }
  }
  return { errors, byLanguage };
}

interface NewRecord {
  table: string;
  id: number;
  values: object;
  who: string;
}

/** Saves the translations of a new record; call it in the transaction that adds it. */
export async function saveTranslations(
  trx: Database,
  { table, id, values, who }: NewRecord,
  { byLanguage }: SentTranslations,
): Promise<void> {
  const english = values as Record<string, unknown>;
  for (const [code, words] of byLanguage) {
    const fields = Object.entries(words)
      .filter(([, value]) => value)
      .map(([name]) => ({
        name,
        words: "",
        english: String(english[name] ?? ""),
        changed: false,
        awaitsCheck: false,
      }));
    await saveWords(trx, { kind: table, id: String(id), fields }, code, { values: words, who });
  }
}
