import { z } from "zod";
import { longText, parseFields, position, text } from "~/forms/fields.server";

/** Image, title, subtitle, description (specification section 3). */
const schema = z.object({
  title: text("Title", 120).refine((value) => value !== "", "Enter a title"),
  subtitle: text("Line above the title", 120),
  description: longText("Description", 300),
  position: position(),
});

export type SlideValues = z.output<typeof schema>;

/** Checks the text fields of the form; the photo is looked at on its own. */
export function parseSlide(fields: URLSearchParams) {
  return parseFields(schema, fields);
}
