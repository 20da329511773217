import { z } from "zod";
import { msg } from "#message";
import { checksOf, parseFields, parserOf } from "~/forms/fields.server";
import { oldNoticeFields } from "./legacy-json";
import { notice } from "./notice";

/** Details, date, category and priority are required, the title is not (specification section 5). For the old endpoint's JSON. */
export const parseOldNotice = parserOf(oldNoticeFields);

const schema = z.object(checksOf(notice.fields)).refine((values) => values.event_date || !values.event_time, {
  path: ["event_date"],
  message: msg("Enter the day too, or leave the time empty"),
});

/** The same for the form of a notice, which may say the day that it is about. */
export function parseNotice(form: URLSearchParams) {
  return parseFields(schema, form);
}
