import { excerpt } from "~/forms/excerpt";
import type { Services } from "~/services/services.server";
import type { Database } from "~db/connection.server";

/** Characters of what something was done to. */
const longestSubject = 200;

/**
 * Notes who did what; called in the transaction of the change itself. Names and words only, never file contents.
 * @returns the entry's id
 */
export async function logActivity(
  db: Database,
  staffName: string,
  action: string,
  subject: string,
): Promise<number> {
  const { id } = await db
    .insertInto("activity")
    .values({
      at: new Date().toISOString(),
      staff_name: staffName,
      action,
      subject: excerpt(subject, longestSubject),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Says anew what something was done to: of work in several transactions, the entry tells how far it came. */
export async function updateActivity(db: Database, id: number, subject: string): Promise<void> {
  await db.updateTable("activity").set({ subject }).where("id", "=", id).execute();
}

/**
 * Notes who read what. On a full disk reading goes on, and the server's log says who read: staff are to see what there is,
 * and make room.
 */
export async function logReading(
  { db, log }: Services,
  staffName: string,
  action: string,
  subject: string,
): Promise<void> {
  await logActivity(db, staffName, action, subject).catch((error: unknown) =>
    log.error({ err: error, staffName, action, subject }, "the activity log could not be written"),
  );
}

/** What the log may call a subject: as it is cut now, and as it was when it was cut by UTF-16 units. */
export function subjectsOf(subject: string): [string, string] {
  return [excerpt(subject, longestSubject), subject.slice(0, longestSubject)];
}

/** Takes subjects out of the log's entries about one kind of thing: what was erased is not to live on there by name. */
export async function forgetSubjects(db: Database, kind: string, subjects: string[]): Promise<void> {
  if (subjects.length === 0) return;
  await db
    .updateTable("activity")
    .set({ subject: "erased since" })
    .where("action", "like", `% ${kind}`)
    .where("subject", "in", subjects.flatMap(subjectsOf))
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
