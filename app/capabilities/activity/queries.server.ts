import { sql } from "kysely";
import { excerpt } from "~/text/excerpt";
import type { Database } from "~db/connection.server";
import { type Verb, verbs } from "./verbs";

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
  /** Roughly where from (`roughNetworkOf`). */
  network?: string;
  changes?: Change[];
  /** The record that the activity page links to. */
  record?: { kind: string; id: number };
  /** Key of the kind of record; that of `record` if there is only one. */
  kind?: string;
  /** Number of records; 1 if it is missing. */
  count?: number;
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
  verb: Verb,
  subject: string,
  details: EntryDetails = {},
): Promise<number> {
  const { network = "", changes = [], record, kind = record?.kind ?? "", count = 1, mergeKey } = details;
  const at = new Date().toISOString();
  const { id } = await db
    .insertInto("activity")
    .values({
      at,
      staff_name: staffName,
      verb,
      kind,
      count,
      subject: excerpt(subject, longestSubject),
      topic: verbs[verb].topic,
      network,
      changes: changes.length > 0 ? JSON.stringify(changes.map(shortened)) : "",
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

/** Returns the last time of a "reading" verb, such as "looked at resumes"; empty if there is none. */
export async function lastLook(db: Database, verb: Verb): Promise<string> {
  const row = await db
    .selectFrom("activity")
    .select(["at", "last_at"])
    .where("topic", "=", "reading")
    .where("verb", "=", verb)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.last_at || row?.at || "";
}

/** Says again what something was done to: of work in several transactions, the entry tells how far it came. */
export async function updateActivity(db: Database, id: number, subject: string): Promise<void> {
  await db.updateTable("activity").set({ subject }).where("id", "=", id).execute();
}

/** What the log may call a subject: as it is cut now, and as it was when it was cut by UTF-16 units. */
export function subjectsOf(subject: string): [string, string] {
  return [excerpt(subject, longestSubject), subject.slice(0, longestSubject)];
}

/** Removes names from the entries about one kind of record, because the records were erased. */
export async function forgetSubjects(db: Database, kind: string, subjects: string[]): Promise<void> {
  if (subjects.length === 0) return;
  await db
    .updateTable("activity")
    .set({ subject: "erased since" })
    .where("kind", "=", kind)
    .where("subject", "in", subjects.flatMap(subjectsOf))
    .execute();
}

/** Removes a name from the entries about several records of a kind. */
export async function forgetNameAmong(db: Database, kind: string, name: string): Promise<void> {
  await db
    .updateTable("activity")
    .set({ subject: "erased since" })
    .where("kind", "=", kind)
    .where("count", ">", 1)
    .where(sql<number>`instr(subject, ${name})`, ">", 0)
    .execute();
}

/** Takes what a record was called out of the entries about it. */
export async function forgetRecord(db: Database, kind: string, id: number): Promise<void> {
  await db
    .updateTable("activity")
    .set({ subject: "erased since" })
    .where("kind", "=", kind)
    .where("record_id", "=", id)
    .execute();
}
