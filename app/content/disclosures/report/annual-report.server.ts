import { z } from "zod";
import { msg, t } from "#say";
import { isDate, todayAtSchool } from "~/dates/dates";
import { type Parsed, parseFields, text } from "~/forms/fields.server";
import { declareForm } from "~/forms/form-size.server";
import type { Database } from "~db/connection.server";
import { readBeginning } from "~db/site-identity";

/** Season of the annual report; CBSE requires it by 15 September (docs/disclosure.md). */
const season = { from: "08-15", due: "09-15", until: "03-31" };

export interface AnnualReport {
  year: number;
  due: string;
  sentOn: string | null;
  /** True if the report was due before the school began to use the website. */
  isFromBefore: boolean;
}

/** Returns the year of the due report; undefined outside the season. @param today day */
export function annualReportYear(today: string): number | undefined {
  const year = Number(today.slice(0, 4));
  const day = today.slice(5);
  if (day >= season.from) return year;
  return day <= season.until ? year - 1 : undefined;
}

export async function readAnnualReport(db: Database, today: string): Promise<AnnualReport | undefined> {
  const year = annualReportYear(today);
  if (year === undefined) return undefined;
  const row = await db
    .selectFrom("annual_reports")
    .select("sent_on")
    .where("year", "=", year)
    .executeTakeFirst();
  const due = `${year}-${season.due}`;
  const begun = await readBeginning(db);
  return {
    ...{ year, due, sentOn: row?.sent_on ?? null },
    isFromBefore: begun !== undefined && todayAtSchool(new Date(begun)) > due,
  };
}

/** Records or, without a day, revokes that the report was sent. */
export async function saveAnnualReport(
  trx: Database,
  { year, sentOn, who }: { year: number; sentOn: string | null; who: string },
): Promise<void> {
  if (sentOn === null) {
    await trx.deleteFrom("annual_reports").where("year", "=", year).execute();
    return;
  }
  const row = { sent_on: sentOn, saved_by: who, saved_at: new Date().toISOString() };
  await trx
    .insertInto("annual_reports")
    .values({ year, ...row })
    .onConflict((conflict) => conflict.column("year").doUpdateSet(row))
    .execute();
}

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
