import { pictureColumns, takePicture } from "~/files/picture";
import type { Cursor } from "~/http/keyset.server";
import type { Database } from "~db/connection.server";

export type GalleryPhoto = Awaited<ReturnType<typeof listPhotos>>[number];

/** Gallery photos, the newest first. */
export async function listPhotos(
  db: Database,
  { limit, after }: { limit: number; after?: Cursor | undefined },
) {
  let query = db
    .selectFrom("photos")
    .innerJoin("pictures", "pictures.id", "photos.picture_id")
    .select(["photos.id", "photos.title", "photos.description", "photos.alt", "photos.created_at"])
    .select(pictureColumns)
    .where("photos.deleted_at", "is", null);
  if (after) {
    query = query.where((where) =>
      where(where.refTuple("photos.created_at", "photos.id"), "<", where.tuple(after.created_at, after.id)),
    );
  }
  const rows = await query
    .orderBy("photos.created_at", "desc")
    .orderBy("photos.id", "desc")
    .limit(limit)
    .execute();
  return rows.map(takePicture);
}
