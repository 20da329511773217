import { pictureColumns, takePicture } from "~/files/picture";
import type { Database } from "~db/connection.server";

export type Slide = Awaited<ReturnType<typeof listSlides>>[number];

/** The slides of the home page, in the order that staff gave them. */
export async function listSlides(db: Database) {
  const rows = await db
    .selectFrom("slides")
    .innerJoin("pictures", "pictures.id", "slides.picture_id")
    .select(["slides.id", "slides.title", "slides.subtitle", "slides.description"])
    .select(pictureColumns)
    .where("slides.deleted_at", "is", null)
    .orderBy("slides.position")
    .orderBy("slides.id")
    .execute();
  return rows.map(takePicture);
}
