import { pictureColumns, takePicture } from "~/files/picture";
import type { Database } from "~db/connection.server";

export type Popup = NonNullable<Awaited<ReturnType<typeof findNewestPopup>>>;

/** The pop-up with the latest upload time: the one that the home page shows (specification section 4). */
export async function findNewestPopup(db: Database) {
  const row = await db
    .selectFrom("popups")
    .innerJoin("pictures", "pictures.id", "popups.picture_id")
    .select(["popups.id", "popups.title", "popups.description"])
    .select(pictureColumns)
    .where("popups.deleted_at", "is", null)
    .orderBy("popups.created_at", "desc")
    .orderBy("popups.id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row && takePicture(row);
}
