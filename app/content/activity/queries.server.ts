import { sql } from "kysely";
import { excerpt } from "~/forms/excerpt";
import type { Database } from "~db/connection.server";
import { type Topic, topicOf } from "./topics";

/** Characters of what something was done to, and of a value that was changed. */
const longestSubject = 200;
const longestValue = 120;

/** One setting, or one fact of an account, before and after; never a password or another secret. */
export interface Change {
  label: string;
  from: string;
  to: string;
}

/** What an entry says besides who did what to whom. */
export interface EntryDetails {
  /** Where it is not given, the words of the action tell. */
  topic?: Topic;
  /** Roughly where from (`roughNetworkOf`). */
  network?: string;
  changes?: Change[];
  /** What it was done to, by the key of its kind: the activity page links to it. */
  record?: { kind: string; id: number };
  /** What is done again within the hour under the same key is counted in one entry. */
  mergeKey?: string;
}

/**
 * Notes who did what; called in the transaction of the change itself. Names and words only, never file contents.
 * `recordEvent` is the way in where there is a request: it tells the server's log too.
 * @returns the entry's id
 */
export async function logActivity(
  db: Database,
  staffName: string,
  action: string,
  subject: string,
  details: EntryDetails = {},
): Promise<number> {
  const { topic = topicOf(action), network = "", changes = [], record, mergeKey } = details;
  const at = new Date().toISOString();
  const { id } = await db
    .insertInto("activity")
    .values({
      at,
      staff_name: staffName,
      action,
      subject: excerpt(subject, longestSubject),
      topic,
      network,
      changes: changes.length > 0 ? JSON.stringify(changes.map(shortened)) : "",
      record_kind: record?.kind ?? "",
      record_id: record?.id ?? null,
      merge_key: mergeKey ?? null,
    })
    .onConflict((conflict) =>
      conflict
        .column("merge_key")
        .where("merge_key", "is not", null)
        .doUpdateSet((set) => ({ times: set("activity.times", "+", 1), last_at: at })),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

const shortened = ({ label, from, to }: Change): Change => ({
  label,
  from: excerpt(from, longestValue),
  to: excerpt(to, longestValue),
});

/** When somebody last did what a "reading" entry says, such as "looked at the resumes"; empty where nobody did. */
export async function lastLook(db: Database, action: string): Promise<string> {
  const row = await db
    .selectFrom("activity")
    .select(["at", "last_at"])
    .where("topic", "=", "reading")
    .where("action", "=", action)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.last_at || row?.at || "";
}

/** Says anew what something was done to: of work in several transactions, the entry tells how far it came. */
export async function updateActivity(db: Database, id: number, subject: string): Promise<void> {
  await db.updateTable("activity").set({ subject }).where("id", "=", id).execute();
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

/** Takes a name out of the entries that tell what was done to several of a kind at once. @param many as in "2 notices" */
export async function forgetNameAmong(db: Database, many: string, name: string): Promise<void> {
  await db
    .updateTable("activity")
    .set({ subject: "erased since" })
    .where("action", "like", `% ${many}`)
    .where(sql<number>`instr(subject, ${name})`, ">", 0)
    .execute();
}

/** Takes what a record was called out of the entries about it. */
export async function forgetRecord(db: Database, kind: string, id: number): Promise<void> {
  await db
    .updateTable("activity")
    .set({ subject: "erased since" })
    .where("record_kind", "=", kind)
    .where("record_id", "=", id)
    .execute();
}
