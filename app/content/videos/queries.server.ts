import { pictureColumns, takePicture } from "~/files/picture";
import type { Database } from "~db/connection.server";
import type { VideoValues } from "./form.server";

export type Video = Awaited<ReturnType<typeof listVideos>>[number];

/** Videos in the order that staff gave them; the first one is the featured one. */
export async function listVideos(db: Database, { limit }: { limit: number }) {
  const rows = await db
    .selectFrom("videos")
    .innerJoin("pictures", "pictures.id", "videos.picture_id")
    .select([
      "videos.id",
      "videos.title",
      "videos.description",
      "videos.duration",
      "videos.category",
      "videos.video_id",
      "videos.views",
      "videos.published_on",
    ])
    .select(pictureColumns)
    .where("videos.deleted_at", "is", null)
    .orderBy("videos.position")
    .orderBy("videos.id")
    .limit(limit)
    .execute();
  return rows.map(takePicture);
}

/** A video that is not in the trash, with its poster. */
export async function findVideo(db: Database, id: number) {
  const row = await db
    .selectFrom("videos")
    .innerJoin("pictures", "pictures.id", "videos.picture_id")
    .select([
      "videos.id",
      "videos.title",
      "videos.description",
      "videos.video_id",
      "videos.duration",
      "videos.category",
      "videos.views",
      "videos.published_on",
      "videos.position",
    ])
    .select(pictureColumns)
    .where("videos.id", "=", id)
    .where("videos.deleted_at", "is", null)
    .executeTakeFirst();
  return row && takePicture(row);
}

/** @returns the new record's id */
export async function createVideo(db: Database, values: VideoValues, pictureId: number): Promise<number> {
  const now = new Date().toISOString();
  const { id } = await db
    .insertInto("videos")
    .values({ ...values, picture_id: pictureId, created_at: now, updated_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes the words, and the picture where there is a new one. @returns whether there was such a record */
export async function updateVideo(
  db: Database,
  id: number,
  values: VideoValues,
  pictureId: number | undefined,
): Promise<boolean> {
  const result = await db
    .updateTable("videos")
    .set({ ...values, ...(pictureId && { picture_id: pictureId }), updated_at: new Date().toISOString() })
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Takes the record off the site. */
export async function deleteVideo(db: Database, id: number): Promise<void> {
  await db.updateTable("videos").set({ deleted_at: new Date().toISOString() }).where("id", "=", id).execute();
}
