import type { Listing } from "~/http/keyset.server";
import type { Database } from "~db/connection.server";
import { searchIds } from "~db/search";
import { readTally } from "~db/tallies";

export interface ResumeValues {
  original_name: string;
  file_name: string;
  file_type: string;
  /** Bytes. */
  file_size: number;
}

const columns = ["id", "original_name", "file_name", "file_type", "file_size", "uploaded_at"] as const;

/** Notes a resume whose file is kept already. */
export async function createResume(
  db: Database,
  values: ResumeValues,
  at = new Date().toISOString(),
): Promise<void> {
  await db
    .insertInto("resumes")
    .values({ ...values, uploaded_at: at })
    .execute();
}

/** Resumes for staff, the newest first. */
export async function listResumes(db: Database, { limit, after, search }: Listing) {
  let query = db.selectFrom("resumes").select(columns);
  if (search) {
    query = query.where("id", "in", await searchIds(db, "resumes", { search, limit, after }));
  } else if (after) {
    query = query.where("id", "<", after.id);
  }
  return query.orderBy("id", "desc").limit(limit).execute();
}

export async function findResume(db: Database, id: number) {
  return db.selectFrom("resumes").select(columns).where("id", "=", id).executeTakeFirst();
}

export async function findResumeByFile(db: Database, fileName: string) {
  return db.selectFrom("resumes").select(columns).where("file_name", "=", fileName).executeTakeFirst();
}

export async function countResumes(db: Database): Promise<number> {
  return readTally(db, "resumes");
}

export async function deleteResume(db: Database, id: number): Promise<void> {
  await db.deleteFrom("resumes").where("id", "=", id).execute();
}

/** Deletes the rows of resumes uploaded before an ISO time, and returns their files: rows first, then files. */
export async function takeOldResumes(db: Database, before: string): Promise<string[]> {
  const rows = await db
    .deleteFrom("resumes")
    .where("uploaded_at", "<", before)
    .returning("file_name")
    .execute();
  return rows.map((row) => row.file_name);
}
