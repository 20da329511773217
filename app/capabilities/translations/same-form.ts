import { type FieldSpecs, listTranslated } from "~/forms/field-specs";

/** Field of a new record's form with the translation of another field. */
export const translatedField = (code: string, name: string) => `in-${code}-${name}`;

export interface OtherLanguage {
  code: string;
  name: string;
  /** Labels of the fields in that language, by field. */
  labels: Record<string, string>;
}

/** Returns the translated fields that a form offers in other languages. */
export function listOffered(fields: FieldSpecs) {
  return listTranslated(fields).flatMap((name) => {
    const spec = fields[name];
    return spec ? [{ name, label: spec.label, long: spec.type === "long", max: spec.max ?? 0 }] : [];
  });
}
