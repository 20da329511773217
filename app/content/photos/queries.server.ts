import { pictureColumns, takePicture } from "~/files/picture";
import type { Listing } from "~/forms/paging.server";
import type { Database } from "~db/connection.server";
import { searchKept } from "~db/search";
import type { PhotoValues } from "./form.server";

export type GalleryPhoto = Awaited<ReturnType<typeof listPhotos>>[number];

/** Gallery photos, the newest first. */
export async function listPhotos(db: Database, { limit, after, search }: Listing) {
  let query = db
    .selectFrom("photos")
    .innerJoin("pictures", "pictures.id", "photos.picture_id")
    .select(["photos.id", "photos.title", "photos.description", "photos.alt", "photos.created_at"])
    .select(pictureColumns);
  if (search) {
    query = query.where("photos.id", "in", await searchKept(db, "photos", { search, limit, after }));
  } else {
    query = query.where("photos.deleted_at", "is", null);
    if (after) {
      query = query.where((where) =>
        where(where.refTuple("photos.created_at", "photos.id"), "<", where.tuple(after.created_at, after.id)),
      );
    }
  }
  const rows = await query
    .orderBy(search ? "photos.id" : "photos.created_at", "desc")
    .orderBy("photos.id", "desc")
    .limit(limit)
    .execute();
  return rows.map(takePicture);
}

/** A gallery photo that is not in the trash. */
export async function findPhoto(db: Database, id: number) {
  const row = await db
    .selectFrom("photos")
    .innerJoin("pictures", "pictures.id", "photos.picture_id")
    .select(["photos.id", "photos.title", "photos.description", "photos.alt"])
    .select(pictureColumns)
    .where("photos.id", "=", id)
    .where("photos.deleted_at", "is", null)
    .executeTakeFirst();
  return row && takePicture(row);
}

/** @param at when it was posted, an ISO time; now when not given. @returns the new record's id */
export async function createPhoto(
  db: Database,
  values: PhotoValues,
  pictureId: number,
  at = new Date().toISOString(),
): Promise<number> {
  const { id } = await db
    .insertInto("photos")
    .values({ ...values, picture_id: pictureId, created_at: at, updated_at: at })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes the words, and the picture where there is a new one. @returns whether there was such a record */
export async function updatePhoto(
  db: Database,
  id: number,
  values: PhotoValues,
  pictureId: number | undefined,
): Promise<boolean> {
  const result = await db
    .updateTable("photos")
    .set({ ...values, ...(pictureId && { picture_id: pictureId }), updated_at: new Date().toISOString() })
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Takes the record off the site. */
export async function deletePhoto(db: Database, id: number): Promise<void> {
  await db.updateTable("photos").set({ deleted_at: new Date().toISOString() }).where("id", "=", id).execute();
}
