import { z } from "zod";
import { parseFields, text } from "~/http/fields.server";

/** A name and a photo are required (specification section 5). */
const schema = z.object({
  name: text("Name", 200).refine((value) => value !== "", "Enter name"),
  marks: text("Marks", 50),
  std: text("Class", 100),
});

export type TopperValues = z.output<typeof schema>;

/** Checks the text fields of the form; the photo is looked at on its own. */
export function parseTopper(fields: URLSearchParams) {
  return parseFields(schema, fields);
}
