import { forgetSubjects } from "~/capabilities/activity/queries.server";
import { exportReceived, receivedQueries } from "~/content/records/received.server";
import type { ScanResult } from "~/files/documents.server";
import { byAlphabet } from "~/languages/by-alphabet.server";
import { visitorLanguage } from "~/languages/current";
import type { Listing } from "~/lists/paging.server";
import { newApplicationNumber } from "~db/application-number";
import type { Database } from "~db/connection.server";
import type { ResumeStatus } from "~db/schema";
import { readTally } from "~db/tallies";
import type { ApplicantValues } from "./applicant-form.server";

export interface ResumeValues {
  original_name: string;
  file_name: string;
  file_type: string;
  /** Bytes. */
  file_size: number;
  scan: ScanResult;
  /** As far as the applicant said. */
  applicant?: ApplicantValues;
}

export type Resume = NonNullable<Awaited<ReturnType<typeof resumes.find>>>;

const columns = [
  "id",
  "original_name",
  "file_name",
  "file_type",
  "file_size",
  "scan",
  "uploaded_at",
  "received_at",
  "erase_on",
  "name",
  "phone",
  "email",
  "post",
  "number",
  "status",
  "note",
  "language",
] as const;

/**
 * Notes a resume whose file is kept already.
 * @param at when its owner sent it, an ISO time; how long it is kept counts from now
 * @returns its id, and the number of the application
 */
export async function createResume(
  db: Database,
  { applicant, ...values }: ResumeValues,
  at?: string,
): Promise<{ id: number; number: string }> {
  const now = new Date().toISOString();
  const number = await freeNumber(db);
  const { id } = await db
    .insertInto("resumes")
    .values({
      ...values,
      ...applicant,
      language: visitorLanguage(),
      number,
      uploaded_at: at ?? now,
      received_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id, number };
}

async function freeNumber(db: Database): Promise<string> {
  for (;;) {
    const number = newApplicationNumber();
    const taken = await db.selectFrom("resumes").select("id").where("number", "=", number).executeTakeFirst();
    if (!taken) return number;
  }
}

/** Resumes for staff: a page of them, one, and some. */
export const resumes = {
  ...receivedQueries("resumes", (db) => db.selectFrom("resumes").select(columns)),
  erase: eraseResume,
};

/** The phone number and the status of an application, by its number. */
export async function findApplication(db: Database, number: string) {
  return db
    .selectFrom("resumes")
    .select(["phone", "post", "status", "uploaded_at"])
    .where("number", "=", number)
    .executeTakeFirst();
}

/** Sets how far an application has come, and the note that staff keep with it where one is given. */
export async function updateApplication(
  db: Database,
  id: number,
  values: { status?: ResumeStatus; note?: string },
): Promise<void> {
  await db.updateTable("resumes").set(values).where("id", "=", id).execute();
}

/** The posts that resumes were sent for, in the order of the alphabet. */
export async function listAppliedPosts(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom("resumes")
    .select("post")
    .distinct()
    .where("post", "<>", "")
    .orderBy("post")
    .limit(100)
    .execute();
  return byAlphabet(rows, ({ post }) => post).map(({ post }) => post);
}

/** All resumes that meet a filter, the oldest first, page after page. */
export function exportResumes(db: Database, filter: Listing["filter"]) {
  return exportReceived(db.selectFrom("resumes").select(columns), filter);
}

/** A resume by the name of its kept file. */
export async function findResumeByFile(db: Database, fileName: string) {
  return db.selectFrom("resumes").select(columns).where("file_name", "=", fileName).executeTakeFirst();
}

/** How many resumes there are, from the tally: nothing is scanned. */
export async function countResumes(db: Database): Promise<number> {
  return readTally(db, "resumes");
}

/** With its name in the activity log. */
async function eraseResume(db: Database, id: number): Promise<void> {
  const row = await db
    .deleteFrom("resumes")
    .where("id", "=", id)
    .returning("original_name")
    .executeTakeFirst();
  if (row) await forgetNames(db, [row.original_name]);
}

/** An erased resume's name, often its owner's, is not to live on in the log, unless another resume has it too. */
async function forgetNames(db: Database, names: string[]): Promise<void> {
  const kept = await db
    .selectFrom("resumes")
    .select("original_name")
    .where("original_name", "in", names)
    .execute();
  const gone = names.filter((name) => !kept.some(({ original_name }) => original_name === name));
  await forgetSubjects(db, "resume", gone);
}

/** Resumes whose day of erasing has been announced, the first to go first. */
export async function listAnnouncedResumes(db: Database, limit: number) {
  return db
    .selectFrom("resumes")
    .select(columns)
    .where("erase_on", "is not", null)
    .orderBy("erase_on")
    .orderBy("id")
    .limit(limit)
    .execute();
}

/**
 * Deletes the rows of at most `limit` resumes whose day of erasing is `today` or past, and returns their files: rows
 * first, then files.
 */
export async function takeDueResumes(db: Database, today: string, limit: number): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    const due = trx
      .selectFrom("resumes")
      .select("id")
      .where("erase_on", "<=", today)
      .orderBy("erase_on")
      .orderBy("id")
      .limit(limit);
    const rows = await trx
      .deleteFrom("resumes")
      .where("id", "in", due)
      .returning(["file_name", "original_name"])
      .execute();
    if (rows.length > 0)
      await forgetNames(
        trx,
        rows.map((row) => row.original_name),
      );
    return rows.map((row) => row.file_name);
  });
}
