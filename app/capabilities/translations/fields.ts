import type { FieldOf, KeptKind } from "~/content/records/registry";

/**
 * The fields of each kind that can have words in the site's other languages, in the order of its form. Names of people have none: they
 * are never translated. It is said here, and not in each `<noun>.ts`, because those are sent to every page of staff; a kind
 * that is left out is red in `tsc`.
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

/** The fields of a kind that can have words in other languages; none if it is no kind that staff write. */
export function translatedFieldsOf(kind: string): readonly string[] {
  return Object.hasOwn(translatedFields, kind) ? translatedFields[kind as KeptKind] : [];
}
