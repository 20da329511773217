import { pictureColumns, takePicture } from "~/files/picture";
import type { Listing } from "~/forms/paging.server";
import type { Database } from "~db/connection.server";
import { searchKept } from "~db/search";
import type { TopperValues } from "./form.server";

export type Topper = Awaited<ReturnType<typeof listToppers>>[number];

/** Toppers, the newest first. */
export async function listToppers(db: Database, { limit, after, search }: Listing) {
  let query = db
    .selectFrom("toppers")
    .innerJoin("pictures", "pictures.id", "toppers.picture_id")
    .select(["toppers.id", "toppers.name", "toppers.marks", "toppers.std", "toppers.created_at"])
    .select(pictureColumns);
  if (search) {
    query = query.where("toppers.id", "in", await searchKept(db, "toppers", { search, limit, after }));
  } else {
    query = query.where("toppers.deleted_at", "is", null);
    if (after) {
      query = query.where((where) =>
        where(
          where.refTuple("toppers.created_at", "toppers.id"),
          "<",
          where.tuple(after.created_at, after.id),
        ),
      );
    }
  }
  const rows = await query
    .orderBy(search ? "toppers.id" : "toppers.created_at", "desc")
    .orderBy("toppers.id", "desc")
    .limit(limit)
    .execute();
  return rows.map(takePicture);
}

/** A result that is not in the trash, with its picture. */
export async function findTopper(db: Database, id: number) {
  const row = await db
    .selectFrom("toppers")
    .innerJoin("pictures", "pictures.id", "toppers.picture_id")
    .select(["toppers.id", "toppers.name", "toppers.marks", "toppers.std"])
    .select(pictureColumns)
    .where("toppers.id", "=", id)
    .where("toppers.deleted_at", "is", null)
    .executeTakeFirst();
  return row && takePicture(row);
}

/** @param at when it was posted, an ISO time; now when not given. @returns the new record's id */
export async function createTopper(
  db: Database,
  values: TopperValues,
  pictureId: number,
  at = new Date().toISOString(),
): Promise<number> {
  const { id } = await db
    .insertInto("toppers")
    .values({ ...values, picture_id: pictureId, created_at: at, updated_at: at })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes the words, and the picture where there is a new one. @returns whether there was such a record */
export async function updateTopper(
  db: Database,
  id: number,
  values: TopperValues,
  pictureId: number | undefined,
): Promise<boolean> {
  const result = await db
    .updateTable("toppers")
    .set({ ...values, ...(pictureId && { picture_id: pictureId }), updated_at: new Date().toISOString() })
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Takes the record off the site. */
export async function deleteTopper(db: Database, id: number): Promise<void> {
  await db
    .updateTable("toppers")
    .set({ deleted_at: new Date().toISOString() })
    .where("id", "=", id)
    .execute();
}
