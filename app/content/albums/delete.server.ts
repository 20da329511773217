import type { Database } from "~db/connection.server";
import { albums } from "./queries.server";

/**
 * Takes an album to the trash; its photos with it, at the same moment, so that they come back with it, or they stay and
 * are in no album. Call it in a transaction.
 * @returns how many photos went with it
 */
export async function removeAlbum(db: Database, id: number, withPhotos: boolean): Promise<number> {
  const at = new Date().toISOString();
  await albums.removeMany(db, [id], at);
  if (!withPhotos) return 0;
  const { numUpdatedRows } = await db
    .updateTable("photos")
    .set({ deleted_at: at })
    .where("album_id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
