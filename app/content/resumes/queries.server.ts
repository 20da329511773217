import type { Database } from "~db/connection.server";

export interface ResumeValues {
  original_name: string;
  file_name: string;
  file_type: string;
  /** Bytes. */
  file_size: number;
}

const columns = ["id", "original_name", "file_name", "file_type", "file_size", "uploaded_at"] as const;

/** Notes a resume whose file is kept already. */
export async function createResume(db: Database, values: ResumeValues): Promise<void> {
  await db
    .insertInto("resumes")
    .values({ ...values, uploaded_at: new Date().toISOString() })
    .execute();
}

/** Resumes for staff, the newest first; `before` is the id to go on after. */
export async function listResumes(
  db: Database,
  { limit, before }: { limit: number; before?: number | undefined },
) {
  let query = db.selectFrom("resumes").select(columns);
  if (before !== undefined) query = query.where("id", "<", before);
  return query.orderBy("id", "desc").limit(limit).execute();
}

export async function findResume(db: Database, id: number) {
  return db.selectFrom("resumes").select(columns).where("id", "=", id).executeTakeFirst();
}

export async function findResumeByFile(db: Database, fileName: string) {
  return db.selectFrom("resumes").select(columns).where("file_name", "=", fileName).executeTakeFirst();
}

export async function countResumes(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom("resumes")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
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
