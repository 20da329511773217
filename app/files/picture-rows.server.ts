import type { Database } from "~db/connection.server";
import type { StoredPicture } from "./pictures.server";

/**
 * Notes a picture whose files are kept already, in the transaction of the record that shows it. With the row the AVIF
 * work for it is noted, by a trigger.
 * @returns the id to refer to it by
 */
export async function addPictureRow(db: Database, made: StoredPicture): Promise<number> {
  const { stem, width, height, placeholder } = made;
  const { id } = await db
    .insertInto("pictures")
    .values({ stem, width, height, placeholder, avif: 0, created_at: new Date().toISOString() })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
