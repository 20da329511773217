import type { Database } from "~db/connection.server";

/** Characters of what a deed was done to. */
export const longestSubject = 200;

/** Notes who did what; called in the transaction of the deed itself. Names and words only, never file contents. */
export async function logActivity(
  db: Database,
  staffName: string,
  action: string,
  subject: string,
): Promise<void> {
  await db
    .insertInto("activity")
    .values({
      at: new Date().toISOString(),
      staff_name: staffName,
      action,
      subject: subject.slice(0, longestSubject),
    })
    .execute();
}

/** Who did what, the latest first; `before` is the id to go on after. */
export async function listActivity(
  db: Database,
  { limit, before }: { limit: number; before?: number | undefined },
) {
  let query = db.selectFrom("activity").select(["id", "at", "staff_name", "action", "subject"]);
  if (before !== undefined) query = query.where("id", "<", before);
  return query.orderBy("id", "desc").limit(limit).execute();
}
