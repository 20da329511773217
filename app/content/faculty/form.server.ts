import { z } from "zod";
import { longText, parseFields, text } from "~/forms/fields.server";

/** Details are optional (specification section 3). */
const schema = z.object({
  name: text("Name", 200).refine((value) => value !== "", "Enter a name"),
  title: text("Role", 200),
  details: longText("Details", 2000),
});

export type FacultyMemberValues = z.output<typeof schema>;

/** Checks the text fields of the form; the photo is looked at on its own. */
export function parseFacultyMember(fields: URLSearchParams) {
  return parseFields(schema, fields);
}
