import type { Listing } from "~/forms/paging.server";
import type { Database } from "~db/connection.server";
import { searchKept } from "~db/search";
import type { JobValues } from "./form.server";

export type Job = Awaited<ReturnType<typeof listJobs>>[number];

const columns = ["id", "title", "details", "created_at"] as const;

/** Job posts, the newest first by `created_at` (specification section 7). */
export async function listJobs(db: Database, { limit, after, search }: Listing) {
  let query = db.selectFrom("jobs").select(columns);
  if (search) {
    query = query.where("id", "in", await searchKept(db, "jobs", { search, limit, after }));
  } else {
    query = query.where("deleted_at", "is", null);
    if (after) {
      query = query.where((where) =>
        where(where.refTuple("created_at", "id"), "<", where.tuple(after.created_at, after.id)),
      );
    }
  }
  return query
    .orderBy(search ? "id" : "created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** A job post that is not in the trash. */
export async function findJob(db: Database, id: number) {
  return db
    .selectFrom("jobs")
    .select(columns)
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
}

/** @param at when it was posted, an ISO time; now when not given. @returns the new post's id */
export async function createJob(
  db: Database,
  values: JobValues,
  at = new Date().toISOString(),
): Promise<number> {
  const { id } = await db
    .insertInto("jobs")
    .values({ ...values, created_at: at, updated_at: at })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** @returns whether there was such a post */
export async function updateJob(db: Database, id: number, values: JobValues): Promise<boolean> {
  const result = await db
    .updateTable("jobs")
    .set({ ...values, updated_at: new Date().toISOString() })
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Takes a post off the site. */
export async function deleteJob(db: Database, id: number): Promise<void> {
  await db.updateTable("jobs").set({ deleted_at: new Date().toISOString() }).where("id", "=", id).execute();
}
