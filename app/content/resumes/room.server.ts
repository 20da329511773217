import type { Database } from "~db/connection.server";

/**
 * Resumes that may wait for staff, and their bytes: strangers send them, and perhaps nobody looks. A school gets some
 * hundreds a year, of about half a megabyte each.
 */
const most = { count: 2000, bytes: 2 * 1024 ** 3 };

/** The share of that room from which on staff are told. */
const almost = 0.9;

async function takenShare(db: Database, more = { count: 0, bytes: 0 }): Promise<number> {
  const { count, bytes } = await db
    .selectFrom("resumes")
    .select(({ fn }) => [fn.countAll<number>().as("count"), fn.sum<number | null>("file_size").as("bytes")])
    .executeTakeFirstOrThrow();
  return Math.max((Number(count) + more.count) / most.count, (Number(bytes ?? 0) + more.bytes) / most.bytes);
}

/** Whether there is room for one more resume of so many bytes. */
export async function hasRoomFor(db: Database, bytes: number): Promise<boolean> {
  return (await takenShare(db, { count: 1, bytes })) <= 1;
}

/** Whether staff should make room for resumes. */
export async function isResumeRoomShort(db: Database): Promise<boolean> {
  return (await takenShare(db)) >= almost;
}
