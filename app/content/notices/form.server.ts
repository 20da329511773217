import { z } from "zod";
import { day, longText, parseFields, text } from "~/forms/fields.server";
import { noticeCategories, priorities } from "./categories";

const oneOf = (options: readonly { value: string }[], message: string) =>
  z
    .string()
    .default("")
    .refine((value) => options.some((option) => option.value === value), message);

/** Details, date, category and priority are required, the title is not (specification section 5). */
const schema = z.object({
  title: text("The title", 200),
  details: longText("The details", 10_000).refine((value) => value !== "", "Enter the details of the notice"),
  date: day("Enter the date of the notice, such as 2026-04-01"),
  category: oneOf(noticeCategories, "Choose a category"),
  priority: oneOf(priorities, "Choose a priority"),
});

export type NoticeValues = z.output<typeof schema>;

/** What staff enter, by name: the form, the columns and the page that changes a notice follow it. */
export const noticeFields = Object.keys(schema.shape) as (keyof NoticeValues)[];

/** A notice as its form starts with it. */
export function typedNotice(notice: NoticeValues) {
  return Object.fromEntries(noticeFields.map((name) => [name, notice[name]]));
}

/** Checks the fields of the notice form, or of the old endpoint's JSON. */
export function parseNotice(fields: URLSearchParams) {
  return parseFields(schema, fields);
}
