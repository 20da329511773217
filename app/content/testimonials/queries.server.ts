import { pictureColumns, takePicture } from "~/files/picture";
import type { Listing } from "~/forms/paging.server";
import type { Database } from "~db/connection.server";
import { searchKept } from "~db/search";
import type { TestimonialValues } from "./form.server";

export type Testimonial = Awaited<ReturnType<typeof listTestimonials>>[number];

/** Parents' testimonials, the newest first. */
export async function listTestimonials(db: Database, { limit, after, search }: Listing) {
  let query = db
    .selectFrom("testimonials")
    .innerJoin("pictures", "pictures.id", "testimonials.picture_id")
    .select(["testimonials.id", "testimonials.name", "testimonials.details", "testimonials.created_at"])
    .select(pictureColumns);
  if (search) {
    query = query.where(
      "testimonials.id",
      "in",
      await searchKept(db, "testimonials", { search, limit, after }),
    );
  } else {
    query = query.where("testimonials.deleted_at", "is", null);
    if (after) {
      query = query.where((where) =>
        where(
          where.refTuple("testimonials.created_at", "testimonials.id"),
          "<",
          where.tuple(after.created_at, after.id),
        ),
      );
    }
  }
  const rows = await query
    .orderBy(search ? "testimonials.id" : "testimonials.created_at", "desc")
    .orderBy("testimonials.id", "desc")
    .limit(limit)
    .execute();
  return rows.map(takePicture);
}

/** A testimonial that is not in the trash, with its picture. */
export async function findTestimonial(db: Database, id: number) {
  const row = await db
    .selectFrom("testimonials")
    .innerJoin("pictures", "pictures.id", "testimonials.picture_id")
    .select(["testimonials.id", "testimonials.name", "testimonials.details"])
    .select(pictureColumns)
    .where("testimonials.id", "=", id)
    .where("testimonials.deleted_at", "is", null)
    .executeTakeFirst();
  return row && takePicture(row);
}

/** @param at when it was posted, an ISO time; now when not given. @returns the new record's id */
export async function createTestimonial(
  db: Database,
  values: TestimonialValues,
  pictureId: number,
  at = new Date().toISOString(),
): Promise<number> {
  const { id } = await db
    .insertInto("testimonials")
    .values({ ...values, picture_id: pictureId, created_at: at, updated_at: at })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes the words, and the picture where there is a new one. @returns whether there was such a record */
export async function updateTestimonial(
  db: Database,
  id: number,
  values: TestimonialValues,
  pictureId: number | undefined,
): Promise<boolean> {
  const result = await db
    .updateTable("testimonials")
    .set({ ...values, ...(pictureId && { picture_id: pictureId }), updated_at: new Date().toISOString() })
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Takes the record off the site. */
export async function deleteTestimonial(db: Database, id: number): Promise<void> {
  await db
    .updateTable("testimonials")
    .set({ deleted_at: new Date().toISOString() })
    .where("id", "=", id)
    .execute();
}
