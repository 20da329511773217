import type { Database } from "~db/connection.server";
import type { OnSiteListing } from "../records/on-site.server";

/** Notices that were on the site and were taken off, the latest first; `created_at` says when that was. */
export async function listArchive(
  db: Database,
  { limit, after, now = new Date().toISOString() }: OnSiteListing,
) {
  let query = db
    .selectFrom("notices")
    .select(["id", "title", "details", "date", "category", "priority", "ends_at"])
    .where("deleted_at", "is", null)
    .where("ends_at", "<=", now)
    .whereRef("published_at", "<", "ends_at");
  if (after) {
    query = query.where((where) =>
      where(where.refTuple("ends_at", "id"), "<", where.tuple(after.created_at, after.id)),
    );
  }
  const rows = await query.orderBy("ends_at", "desc").orderBy("id", "desc").limit(limit).execute();
  return rows.map(({ ends_at, ...row }) => ({ ...row, created_at: ends_at ?? "" }));
}

/** Whether there is anything in the archive. */
export async function hasArchive(db: Database): Promise<boolean> {
  return (await listArchive(db, { limit: 1 })).length > 0;
}
