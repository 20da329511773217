import type { Listing } from "~/forms/paging.server";
import type { Database } from "~db/connection.server";
import type { NoticeRow } from "~db/schema";
import { searchKept } from "~db/search";
import { readTally } from "~db/tallies";
import { type NoticeValues, noticeFields } from "./form.server";

export type Notice = Pick<NoticeRow, (typeof columns)[number]>;

interface NoticeListing extends Listing {
  /** One category only; all of them where it is missing. */
  category?: string | undefined;
}

const columns = ["id", ...noticeFields, "created_at", "updated_at"] as const;

/** Notices newest first, by the time they were posted. */
export async function listNotices(
  db: Database,
  { limit, category, after, search }: NoticeListing,
): Promise<Notice[]> {
  let query = db.selectFrom("notices").select(columns);
  if (category) query = query.where("category", "=", category);
  if (search) {
    query = query.where("id", "in", await searchKept(db, "notices", { search, limit, after }));
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

/** The notice posted last: the marquee's, and the dashboard's. */
export async function findNewestNotice(db: Database): Promise<Notice | undefined> {
  const [newest] = await listNotices(db, { limit: 1 });
  return newest;
}

/** A notice that is not in the trash. */
export async function findNotice(db: Database, id: number): Promise<Notice | undefined> {
  return db
    .selectFrom("notices")
    .select(columns)
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
}

/** How many notices there are, from the tally: nothing is scanned. */
export async function countNotices(db: Database): Promise<number> {
  return readTally(db, "notices");
}

/** @param at when it was posted, an ISO time; now when not given. @returns the new notice's id */
export async function createNotice(
  db: Database,
  values: NoticeValues,
  at = new Date().toISOString(),
  updatedAt = at,
): Promise<number> {
  const { id } = await db
    .insertInto("notices")
    .values({ ...values, created_at: at, updated_at: updatedAt })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** @returns whether there was such a notice */
export async function updateNotice(db: Database, id: number, values: NoticeValues): Promise<boolean> {
  const result = await db
    .updateTable("notices")
    .set({ ...values, updated_at: new Date().toISOString() })
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Takes a notice off every page and listing. @returns whether it was there */
export async function deleteNotice(db: Database, id: number): Promise<boolean> {
  const result = await db
    .updateTable("notices")
    .set({ deleted_at: new Date().toISOString() })
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
