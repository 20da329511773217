import { z } from "zod";
import { parseFields, text } from "~/http/fields.server";

/** Events and holidays have a date and a title (specification section 3). */
const schema = z.object({
  date: z.iso.date("Enter the date, such as 2026-04-01"),
  title: text("The title", 200).refine((value) => value !== "", "Enter a title"),
  kind: z.enum(["event", "holiday"], "Choose event or holiday"),
});

/** Checks the form of a calendar entry. */
export function parseCalendarEntry(fields: URLSearchParams) {
  return parseFields(schema, fields);
}
