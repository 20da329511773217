import { z } from "zod";
import { parseFields, position, text } from "~/forms/fields.server";

/** A document has a name and a file (specification section 3). */
const schema = z.object({
  name: text("The name", 200).refine((value) => value !== "", "Enter the document's name"),
  position: position(),
});

export type DisclosureValues = z.output<typeof schema>;

/** Checks the text fields of the form; the PDF is looked at on its own. */
export function parseDisclosure(fields: URLSearchParams) {
  return parseFields(schema, fields);
}
