import { z } from "zod";
import { longText, parseFields, text } from "~/forms/fields.server";

/** A photo is required, its words are not (specification section 5). */
const schema = z.object({
  title: text("Title", 200),
  description: longText("Description", 2000),
});

export type PopupValues = z.output<typeof schema>;

/** Checks the text fields of the form; the photo is looked at on its own. */
export function parsePopup(fields: URLSearchParams) {
  return parseFields(schema, fields);
}
