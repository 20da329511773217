import { z } from "zod";
import { longText, parseFields, text } from "~/forms/fields.server";

/** A photo is required, its words are not (specification section 5). */
const schema = z.object({
  title: text("Title", 200),
  description: longText("Description", 2000),
  alt: text("What the photo shows", 300),
});

export type PhotoValues = z.output<typeof schema>;

/** Checks the text fields of the form; the photo is looked at on its own. */
export function parsePhoto(fields: URLSearchParams) {
  return parseFields(schema, fields);
}
