import type { FieldOf, KeptKind } from "~/content/records/registry";

/**
 * Translatable fields by kind, in form order, without names of people. Separate from `<noun>.ts`, which every
 * staff page loads. `tsc` reports missing kinds.
 */
export const translatedFields = {
  notice: ["title", "details"],
  "calendar entry": ["title"],
  album: ["name", "details"],
  photo: ["title", "description", "alt"],
  video: ["title", "description"],
  slide: ["title", "subtitle", "description"],
  "pop-up": ["title", "description", "link_label"],
  topper: [],
  testimonial: [],
  job: ["title", "details"],
  "faculty member": ["title", "subject", "details"],
  "disclosure document": ["name"],
  facility: ["title", "lead", "details", "tags", "menu_label", "beside", "footer_label"],
  "facility card": ["title", "description", "features"],
  program: ["title", "grades", "details", "subjects"],
  amenity: ["label"],
} as const satisfies { [Key in KeptKind]: readonly FieldOf<Key>[] };

/** Returns none for unknown kinds. */
export function translatedFieldsOf(kind: string): readonly string[] {
  return Object.hasOwn(translatedFields, kind) ? translatedFields[kind as KeptKind] : [];
}
