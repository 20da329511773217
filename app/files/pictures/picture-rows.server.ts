import type { Database } from "~db/connection.server";
import type { StoredPicture } from "./pictures.server";

/** Adds a picture in its record's transaction; a trigger queues the AVIF work. Returns its ID. */
export async function addPictureRow(db: Database, made: StoredPicture): Promise<number> {
  const { stem, width, height, placeholder, focus = "" } = made;
  const { id } = await db
    .insertInto("pictures")
    .values({ stem, width, height, placeholder, focus, avif: 0, created_at: new Date().toISOString() })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
