import { forgetSubjects } from "~/content/activity/queries.server";
import { findReceived, listReceived } from "~/content/records/received.server";
import type { ScanResult } from "~/files/suspect-document.server";
import type { Listing } from "~/forms/paging.server";
import type { Database } from "~db/connection.server";
import { readTally } from "~db/tallies";

export interface ResumeValues {
  original_name: string;
  file_name: string;
  file_type: string;
  /** Bytes. */
  file_size: number;
  scan: ScanResult;
}

export type Resume = NonNullable<Awaited<ReturnType<typeof findResume>>>;

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
] as const;

/**
 * Notes a resume whose file is kept already.
 * @param at when its owner sent it, an ISO time; how long it is kept counts from now
 */
export async function createResume(db: Database, values: ResumeValues, at?: string): Promise<void> {
  const now = new Date().toISOString();
  await db
    .insertInto("resumes")
    .values({ ...values, uploaded_at: at ?? now, received_at: now })
    .execute();
}

/** Resumes for staff, the newest first. */
export async function listResumes(db: Database, listing: Listing) {
  return listReceived(db, "resumes", db.selectFrom("resumes").select(columns), listing);
}

/** A resume by its id, for staff only. */
export async function findResume(db: Database, id: number) {
  return db.selectFrom("resumes").select(columns).where("id", "=", id).executeTakeFirst();
}

/** Some resumes, for staff, the newest first. */
export async function findResumes(db: Database, ids: number[]) {
  return findReceived(db.selectFrom("resumes").select(columns), ids);
}

/** A resume by the name of its kept file. */
export async function findResumeByFile(db: Database, fileName: string) {
  return db.selectFrom("resumes").select(columns).where("file_name", "=", fileName).executeTakeFirst();
}

/** How many resumes there are, from the tally: nothing is scanned. */
export async function countResumes(db: Database): Promise<number> {
  return readTally(db, "resumes");
}

/** Deletes the row of a resume, and its name in the activity log; the file goes after the row. */
export async function deleteResume(db: Database, id: number): Promise<void> {
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
  await forgetSubjects(db, "a resume", gone);
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
