import { z } from "zod";
import { longText, parseFields, text } from "~/forms/fields.server";

/** A name, the words and a photo (specification section 7). */
const schema = z.object({
  name: text("Name", 200).refine((value) => value !== "", "Enter a name"),
  details: longText("What they say", 3000).refine((value) => value !== "", "Enter what they say"),
});

export type TestimonialValues = z.output<typeof schema>;

/** Checks the text fields of the form; the photo is looked at on its own. */
export function parseTestimonial(fields: URLSearchParams) {
  return parseFields(schema, fields);
}
