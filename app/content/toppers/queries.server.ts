import { pictureColumns, takePicture } from "~/files/picture";
import type { Database } from "~db/connection.server";

export type Topper = Awaited<ReturnType<typeof listToppers>>[number];

/** Toppers, the newest first. */
export async function listToppers(db: Database, { limit }: { limit: number }) {
  const rows = await db
    .selectFrom("toppers")
    .innerJoin("pictures", "pictures.id", "toppers.picture_id")
    .select(["toppers.id", "toppers.name", "toppers.marks", "toppers.std"])
    .select(pictureColumns)
    .where("toppers.deleted_at", "is", null)
    .orderBy("toppers.created_at", "desc")
    .orderBy("toppers.id", "desc")
    .limit(limit)
    .execute();
  return rows.map(takePicture);
}
