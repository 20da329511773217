import { z } from "zod";
import { longText, parseFields, text } from "~/http/fields.server";

/** Image, title, subtitle, description (specification section 3). */
const schema = z.object({
  title: text("Title", 120).refine((value) => value !== "", "Enter title"),
  subtitle: text("Line above the title", 120),
  description: longText("Description", 300),
  position: z
    .string()
    .default("")
    .pipe(z.string().regex(/^[1-9]\d{0,3}$/, "Enter a number from 1 to 9999"))
    .transform(Number),
});

export type SlideValues = z.output<typeof schema>;

/** Checks the text fields of the form; the photo is looked at on its own. */
export function parseSlide(fields: URLSearchParams) {
  return parseFields(schema, fields);
}
