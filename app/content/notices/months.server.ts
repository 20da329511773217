import { sql } from "kysely";
import type { Database } from "~db/connection.server";
import { groupByYear, type NoticeChoice, type NoticeYear } from "./periods";

/** Years and months with public notices. Jumps by the index `notices_by_date` instead of scanning. */
export async function yearsOnSite(
  db: Database,
  { category }: NoticeChoice,
  now = new Date().toISOString(),
): Promise<NoticeYear[]> {
  const rows = sql`from notices where deleted_at is null and published_at <= ${now}
    ${category === "all" ? sql`` : sql`and category = ${category}`}`;
  const { rows: found } = await sql<{ month: string | null }>`
    with recursive months (month) as (
      select '9999'
      union all
      select (select substr(date, 1, 7) ${rows} and ends_at is null and date < months.month
        order by date desc limit 1)
      from months where month is not null
    )
    select month from months where month <> '9999'
    union
    select substr(date, 1, 7) ${rows} and ends_at > ${now}`.execute(db);
  return groupByYear(found.flatMap(({ month }) => month ?? []));
}
