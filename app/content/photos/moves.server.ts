import { sql } from "kysely";
import { t } from "#say";
import type { Database } from "~db/connection.server";
import { maxAlbumPhotos, PhotoRefusedError, roomOfAlbum } from "./album-photos.server";

/** Needs a transaction. @param album null for none @param at ISO time, for undo @throws PhotoRefusedError */
export async function movePhotos(
  db: Database,
  ids: readonly number[],
  album: number | null,
  at: string,
): Promise<number[]> {
  const { count, last } = album === null ? { count: 0, last: 0 } : await roomOfAlbum(db, album);
  if (album !== null && count + ids.length > maxAlbumPhotos) {
    throw new PhotoRefusedError(
      t("An album has at most {max} photos. Nothing was moved.", { max: maxAlbumPhotos }),
    );
  }
  const moved: number[] = [];
  for (const id of ids) {
    const place = album === null ? 0 : last + moved.length + 1;
    const { numUpdatedRows } = await db
      .updateTable("photos")
      .set((row) => ({
        album_id: album,
        place,
        moved_at: at,
        moved_from: row.ref("album_id"),
        moved_place: row.ref("place"),
      }))
      .where("id", "=", id)
      .where("deleted_at", "is", null)
      .where(sql<boolean>`album_id is not ${album}`)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) moved.push(id);
  }
  return moved;
}

/** Undoes the move of a time; call it in a transaction. @returns the photos */
export async function movePhotosBack(db: Database, at: string): Promise<number[]> {
  const rows = await db
    .updateTable("photos")
    .set((row) => ({
      // The album may have been erased.
      album_id: sql<number | null>`(select id from albums where id = photos.moved_from)`,
      place: row.fn.coalesce("moved_place", sql<number>`0`),
      moved_at: null,
      moved_from: null,
      moved_place: null,
    }))
    .where("moved_at", "=", at)
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}
