import { pictureColumns, takePicture } from "~/files/picture";
import type { Database } from "~db/connection.server";

export type FacultyMember = Awaited<ReturnType<typeof listFaculty>>[number];

/** Teachers, the newest first. */
export async function listFaculty(db: Database, { limit }: { limit: number }) {
  const rows = await db
    .selectFrom("faculty")
    .innerJoin("pictures", "pictures.id", "faculty.picture_id")
    .select(["faculty.id", "faculty.name", "faculty.title", "faculty.details"])
    .select(pictureColumns)
    .where("faculty.deleted_at", "is", null)
    .orderBy("faculty.created_at", "desc")
    .orderBy("faculty.id", "desc")
    .limit(limit)
    .execute();
  return rows.map(takePicture);
}
