import { t } from "#say";
import { type FieldSpecs, shownValue } from "./field-specs";

export interface ComparedField {
  label: string;
  saved: string;
  typed: string;
  differs: boolean;
}

/** Set if a record changed while its form was open. */
export interface EditConflict {
  deleted?: "trash" | "gone";
  savedAt?: string;
  /** Both versions; empty if the record was deleted. */
  fields: ComparedField[];
}

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

export const versionField = "version";

/** Field with the decision about a deleted record: `restore` or `new`. */
export const deletedField = "deleted";
