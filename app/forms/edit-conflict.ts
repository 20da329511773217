import { t } from "#say";
import { type FieldSpecs, shownValue } from "./field-specs";

/** One field of a record that two people changed at once, as people read it. */
export interface ComparedField {
  label: string;
  saved: string;
  typed: string;
  differs: boolean;
}

/** An edit conflict: the record changed while its form was open. */
export interface EditConflict {
  /** It is in the trash, or erased for good. */
  deleted?: "trash" | "gone";
  /** When the other version was saved, an ISO time. */
  savedAt?: string;
  /** Both versions; empty if there is no other one. */
  fields: ComparedField[];
}

/** Puts the saved values beside the typed ones, field by field. */
export function compareFields(
  specs: FieldSpecs,
  saved: Record<string, string>,
  typed: Record<string, string>,
): ComparedField[] {
  return Object.entries(specs).map(([name, spec]) => {
    const [one = "", other = ""] = [saved[name], typed[name]];
    return {
      label: t(spec.label),
      saved: shownValue(spec, one),
      typed: shownValue(spec, other),
      differs: one !== other,
    };
  });
}

/** The hidden field with the version of a record that its form was opened with. */
export const versionField = "version";

/** The field by which somebody says what becomes of a record deleted meanwhile: `restore` or `new`. */
export const deletedField = "deleted";
