import type { Database } from "~db/connection.server";
import type { StoredPicture } from "./pictures.server";

/**
 * Adds a picture in its record's transaction; a trigger queues the AVIF work, unless it is done. Returns its ID.
 */
export async function addPictureRow(
  db: Database,
  made: StoredPicture & { hasAvif?: boolean },
): Promise<number> {
  const { stem, width, height, placeholder, focus = "", hasAvif = false } = made;
  const avif = hasAvif ? 1 : 0;
  const { id } = await db
    .insertInto("pictures")
    .values({ stem, width, height, placeholder, focus, avif, created_at: new Date().toISOString() })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
