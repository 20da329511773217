import { z } from "zod";
import { msg } from "#message";
import { t } from "#say";
import { isDate } from "~/dates/dates";
import { type Parsed, parseFields, text } from "~/forms/fields.server";
import { declareForm } from "~/forms/form-size.server";

const schema = z.object(
  declareForm({
    sent_on: text(
      msg(/* At the beginning of a sentence: “The day may have at most 300 characters”. */ "The day"),
      10,
    ),
  }),
);

export function parseAnnualReport(
  fields: URLSearchParams,
  year: number,
  today: string,
): Parsed<{ sentOn: string | null }> {
  const parsed = parseFields(schema, fields);
  if (!parsed.ok) return parsed;
  const { sent_on } = parsed.values;
  const typed = Object.fromEntries(fields);
  const refuse = (words: string): Parsed<never> => ({ ok: false, errors: { sent_on: words }, typed });
  if (sent_on === "") return { ok: true, values: { sentOn: null } };
  if (!isDate(sent_on))
    return refuse(t("Enter the date, such as {example}, or leave it empty", { example: `${year}-09-10` }));
  if (sent_on > today) return refuse(t("Enter a day that has come: a report counts once it was sent"));
  if (sent_on < `${year}-04-01`)
    return refuse(
      t("Enter a day from {day} on: this is the report of {year}", { day: `${year}-04-01`, year }),
    );
  return { ok: true, values: { sentOn: sent_on } };
}
