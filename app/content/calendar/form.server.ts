import { z } from "zod";
import { msg } from "#message";
import { checksOf, parseFields } from "~/forms/fields.server";
import { calendarEntry } from "./entry";

/** Events, exams and holidays have a date and a title (specification section 3); those of several days a last one too. */
const schema = z
  .object({
    ...checksOf(calendarEntry.fields),
    last_date: z
      .union([z.literal(""), z.iso.date()], msg("Enter the last day, such as 2026-04-10"))
      .default(""),
    kind: z.enum(["event", "exam", "holiday"], calendarEntry.fields.kind.required),
  })
  .transform((entry) => ({ ...entry, last_date: entry.last_date || entry.date }))
  .refine(({ date, last_date }) => last_date >= date, {
    path: ["last_date"],
    message: msg("The last day is before the first"),
  })
  .refine(({ date, last_date }) => Date.parse(last_date) - Date.parse(date) <= longest, {
    path: ["last_date"],
    message: msg("An entry lasts a year at most"),
  });

/** Milliseconds of a year. */
const longest = 366 * 24 * 60 * 60 * 1000;

/** Checks the form of a calendar entry. */
export function parseCalendarEntry(fields: URLSearchParams) {
  return parseFields(schema, fields);
}
