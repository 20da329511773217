import { t } from "#say";
import { type FieldSpecs, shownValue } from "./field-specs";

export interface ComparedField {
  label: string;
  saved: string;
  typed: string;
}

/** Set if a record changed while its form was open. */
export interface EditConflict {
  deleted?: "trash" | "gone";
  savedAt?: string;
  /** Fields that two people changed; empty if the record was deleted. */
  fields: ComparedField[];
}

export function compareFields(
  specs: FieldSpecs,
  saved: Record<string, string>,
  typed: Record<string, string>,
): ComparedField[] {
  return Object.entries(specs)
    .map(([name, spec]) => ({
      label: t(spec.label),
      saved: shownValue(spec, saved[name] ?? ""),
      typed: shownValue(spec, typed[name] ?? ""),
    }))
    .filter((field) => field.saved !== field.typed);
}

/** Hidden field with a hash of each value that the form was opened with. */
export const openedField = "opened";

/** Field with the decision about a deleted record: `restore` or `new`. */
export const deletedField = "deleted";
