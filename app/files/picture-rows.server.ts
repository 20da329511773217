import type { Database } from "~db/connection.server";
import type { Picture } from "./pictures.server";

/**
 * Notes a picture whose files are kept already, in the transaction of the record that shows it.
 * @returns the id to refer to it by
 */
export async function addPictureRow(db: Database, made: Picture): Promise<number> {
  const { stem, width, height, placeholder } = made;
  const { id } = await db
    .insertInto("pictures")
    .values({ stem, width, height, placeholder, avif: 0, created_at: new Date().toISOString() })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** The stem of a picture that still waits for its AVIF renditions. */
export async function nextWithoutAvif(db: Database): Promise<string | undefined> {
  const row = await db
    .selectFrom("pictures")
    .select("stem")
    .where("avif", "=", 0)
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  return row?.stem;
}

/** Notes that a picture's AVIF renditions are there, or that they could not be made. */
export async function noteAvif(db: Database, stem: string, made: boolean): Promise<void> {
  await db
    .updateTable("pictures")
    .set({ avif: made ? 1 : 2 })
    .where("stem", "=", stem)
    .execute();
}

/** Whether a row knows the files of a stem: those that no row knows are swept. */
export async function isPictureKnown(db: Database, stem: string): Promise<boolean> {
  const row = await db.selectFrom("pictures").select("id").where("stem", "=", stem).executeTakeFirst();
  return row !== undefined;
}
