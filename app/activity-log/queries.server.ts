import { sql } from "kysely";
import { excerpt } from "~/text/excerpt";
import type { Database } from "~db/connection.server";
import { type Verb, verbs } from "./verbs";

const maxSubjectLength = 200;
const maxValueLength = 120;

export interface Change {
  label: string;
  from: string;
  to: string;
}

export interface EntryDetails {
  network?: string;
  changes?: Change[];
  record?: { kind: string; id: number };
  kind?: string;
  count?: number;
  /** Merges repetitions within an hour into one entry. */
  mergeKey?: string;
}

/** Finds the kind that a staff member added last. @param kinds keys of the kinds to choose from */
export async function findLastAddedKind(
  db: Database,
  staffName: string,
  kinds: readonly string[],
): Promise<string | undefined> {
  const entry = await db
    .selectFrom("activity")
    .select("kind")
    .where("staff_name", "=", staffName)
    .where("verb", "=", "added")
    .where("kind", "in", kinds)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return entry?.kind;
}

/** Logs in the transaction of the change; requests use `recordEvent`, which writes the server's log too. */
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
      subject: excerpt(subject, maxSubjectLength),
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
  from: excerpt(from, maxValueLength),
  to: excerpt(to, maxValueLength),
});

/** Returns the last time of a "reading" verb, such as "looked at resumes"; empty if there is none. */
export async function findLastView(db: Database, verb: Verb): Promise<string> {
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

export async function updateActivity(db: Database, id: number, subject: string): Promise<void> {
  await db.updateTable("activity").set({ subject }).where("id", "=", id).execute();
}

/** Current form of a subject, and the older one, cut by UTF-16 units. */
export function listSubjectForms(subject: string): [string, string] {
  return [excerpt(subject, maxSubjectLength), subject.slice(0, maxSubjectLength)];
}

export async function forgetSubjects(db: Database, kind: string, subjects: string[]): Promise<void> {
  if (subjects.length === 0) return;
  await db
    .updateTable("activity")
    .set({ subject: "erased since" })
    .where("kind", "=", kind)
    .where("subject", "in", subjects.flatMap(listSubjectForms))
    .execute();
}

export async function forgetNameAmong(db: Database, kind: string, name: string): Promise<void> {
  await db
    .updateTable("activity")
    .set({ subject: "erased since" })
    .where("kind", "=", kind)
    .where("count", ">", 1)
    .where(sql<number>`instr(subject, ${name})`, ">", 0)
    .execute();
}

export async function forgetRecord(db: Database, kind: string, id: number): Promise<void> {
  await db
    .updateTable("activity")
    .set({ subject: "erased since" })
    .where("kind", "=", kind)
    .where("record_id", "=", id)
    .execute();
}
