import type { FieldSpecs } from "~/forms/field-specs";
import type { KeptKind } from "./registry";

/** What a kind says of itself: `<noun>.ts` of its folder has it, without JSX, for pages and endpoints alike. */
export interface RecordWords<Named> {
  key: KeptKind;
  /** Its fields, in the order of the form. */
  fields: FieldSpecs;
  /** What a record is called in lists, in the activity log and on its pages; empty where it has no name. */
  nameOf(record: Named): string;
  addTitle: string;
  editTitle: string;
  /** Said once it was done. */
  added: string;
  changed: string;
  deleted: string;
  /** Said where saving failed; of a change, where that is told in other words. */
  failed: string;
  changeFailed?: string;
  /** What deleting one means. */
  consequence: string;
  /** Where one goes after adding: the dashboard, as specification section 4 has it, or the list. */
  afterAdding?: "list";
}

/** The name of a record, or that it has none. */
export function nameOrNone(name: string): string {
  return name || "Without a title";
}
