import { z } from "zod";
import { parseFields, text } from "~/forms/fields.server";

/** A name is needed, because a list of people shows it (docs/specification-notes.md); the photo is looked at apart. */
const schema = z.object({
  name: text("Name", 200).refine((value) => value !== "", "Enter a name"),
  marks: text("Marks", 50),
  std: text("Class", 100),
});

export type TopperValues = z.output<typeof schema>;

/** Checks the text fields of the form; the photo is looked at on its own. */
export function parseTopper(fields: URLSearchParams) {
  return parseFields(schema, fields);
}
