import { type RawBuilder, sql } from "kysely";
import { onPage } from "~/capabilities/translations/on-page.server";
import type { Database } from "~db/connection.server";
import { notice } from "../../kinds/notice";
import type { NoticeListing } from "./notice.server";
import { daysOfPeriod, groupByYear, type NoticeChoice, type NoticeYear } from "./periods";

/** SQL: notices that were public and have ended. */
const inArchive = (now: string): RawBuilder<boolean> =>
  sql`(deleted_at is null and ends_at <= ${now} and published_at < ends_at)`;

/** Lists ended notices, latest first; `created_at` is the time of ending. */
export async function listArchive(
  db: Database,
  { limit, after, category, when, now = new Date().toISOString() }: NoticeListing,
) {
  let query = db
    .selectFrom("notices")
    .select(["id", "title", "details", "date", "category", "priority", "ends_at"])
    .where(inArchive(now));
  if (category) query = query.where("category", "=", category);
  if (when) {
    const { first, last } = daysOfPeriod(when);
    query = query.where("date", ">=", first).where("date", "<=", last);
  }
  if (after) {
    query = query.where((where) =>
      where(where.refTuple("ends_at", "id"), "<", where.tuple(after.created_at, after.id)),
    );
  }
  const rows = await query.orderBy("ends_at", "desc").orderBy("id", "desc").limit(limit).execute();
  return onPage(
    db,
    notice,
    rows.map(({ ends_at, ...row }) => ({ ...row, created_at: ends_at ?? "" })),
  );
}

export async function yearsInArchive(db: Database, { category }: NoticeChoice): Promise<NoticeYear[]> {
  let query = db
    .selectFrom("notices")
    .select(sql<string>`substr(date, 1, 7)`.as("month"))
    .distinct()
    .where(inArchive(new Date().toISOString()));
  if (category !== "all") query = query.where("category", "=", category);
  return groupByYear((await query.execute()).map(({ month }) => month));
}

export async function hasArchive(db: Database): Promise<boolean> {
  return (await listArchive(db, { limit: 1 })).length > 0;
}
