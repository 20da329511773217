import type { Database } from "~db/connection.server";

/** Notes who did what; called in the transaction of the deed itself. Names and words only, never file contents. */
export async function logActivity(
  db: Database,
  staffName: string,
  action: string,
  subject: string,
): Promise<void> {
  await db
    .insertInto("activity")
    .values({ at: new Date().toISOString(), staff_name: staffName, action, subject: subject.slice(0, 200) })
    .execute();
}
