import { sql } from "kysely";
import { t } from "#say";
import type { Database } from "~db/connection.server";
import { mostPhotos, PhotoRefusedError, roomOfAlbum } from "./album-photos.server";

/**
 * Moves photos to an album, behind those that it has, in the order given; call it in a transaction. Their words stay, and
 * so does where they were, so that this can be undone by its moment.
 * @param album null: they are in no album then
 * @param at an ISO time
 * @returns those that were moved; what is there already is not
 * @throws PhotoRefusedError before anything is moved
 */
export async function movePhotos(
  db: Database,
  ids: readonly number[],
  album: number | null,
  at: string,
): Promise<number[]> {
  const { count, last } = album === null ? { count: 0, last: 0 } : await roomOfAlbum(db, album);
  if (album !== null && count + ids.length > mostPhotos) {
    throw new PhotoRefusedError(
      t("An album has at most {max} photos. Nothing was moved.", { max: mostPhotos }),
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

/** What was moved at a moment goes back where it was; call it in a transaction. @returns the photos */
export async function movePhotosBack(db: Database, at: string): Promise<number[]> {
  const rows = await db
    .updateTable("photos")
    .set((row) => ({
      // An album may have been erased since.
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
