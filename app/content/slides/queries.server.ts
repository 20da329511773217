import { pictureColumns, takePicture } from "~/files/picture";
import type { Database } from "~db/connection.server";
import type { SlideValues } from "./form.server";

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

/** A slide that is not in the trash. */
export async function findSlide(db: Database, id: number) {
  const row = await db
    .selectFrom("slides")
    .innerJoin("pictures", "pictures.id", "slides.picture_id")
    .select(["slides.id", "slides.title", "slides.subtitle", "slides.description", "slides.position"])
    .select(pictureColumns)
    .where("slides.id", "=", id)
    .where("slides.deleted_at", "is", null)
    .executeTakeFirst();
  return row && takePicture(row);
}

/** @returns the new record's id */
export async function createSlide(db: Database, values: SlideValues, pictureId: number): Promise<number> {
  const now = new Date().toISOString();
  const { id } = await db
    .insertInto("slides")
    .values({ ...values, picture_id: pictureId, created_at: now, updated_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes the words, and the picture where there is a new one. @returns whether there was such a record */
export async function updateSlide(
  db: Database,
  id: number,
  values: SlideValues,
  pictureId: number | undefined,
): Promise<boolean> {
  const result = await db
    .updateTable("slides")
    .set({ ...values, ...(pictureId && { picture_id: pictureId }), updated_at: new Date().toISOString() })
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Takes the record off the site. */
export async function deleteSlide(db: Database, id: number): Promise<void> {
  await db.updateTable("slides").set({ deleted_at: new Date().toISOString() }).where("id", "=", id).execute();
}
