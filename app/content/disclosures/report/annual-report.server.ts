import { todayAtSchool } from "~/dates/dates";
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
