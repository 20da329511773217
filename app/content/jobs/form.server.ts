import { z } from "zod";
import { longText, parseFields, text } from "~/forms/fields.server";

/** Details are required (specification section 5). */
const schema = z.object({
  title: text("The title", 200),
  details: longText("The details", 10_000).refine((value) => value !== "", "Enter the details of the job"),
});

export type JobValues = z.output<typeof schema>;

/** Checks the fields of the job form, or of the old endpoint's JSON. */
export function parseJob(fields: URLSearchParams) {
  return parseFields(schema, fields);
}
