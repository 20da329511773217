import { pictureColumns, takePicture } from "~/files/picture";
import type { Database } from "~db/connection.server";

export type Testimonial = Awaited<ReturnType<typeof listTestimonials>>[number];

/** Parents' testimonials, the newest first. */
export async function listTestimonials(db: Database, { limit }: { limit: number }) {
  const rows = await db
    .selectFrom("testimonials")
    .innerJoin("pictures", "pictures.id", "testimonials.picture_id")
    .select(["testimonials.id", "testimonials.name", "testimonials.details"])
    .select(pictureColumns)
    .where("testimonials.deleted_at", "is", null)
    .orderBy("testimonials.created_at", "desc")
    .orderBy("testimonials.id", "desc")
    .limit(limit)
    .execute();
  return rows.map(takePicture);
}
