import { sql } from "kysely";
import { pictureColumns, takePicture } from "~/files/picture";
import type { Listing } from "~/forms/paging.server";
import type { Database } from "~db/connection.server";
import { searchKept } from "~db/search";
import type { FacultyMemberValues } from "./form.server";

export type FacultyMember = Awaited<ReturnType<typeof listFaculty>>[number];

/** Teachers, the newest first. */
export async function listFaculty(db: Database, { limit, after, search }: Listing) {
  let query = db
    .selectFrom("faculty")
    .innerJoin("pictures", "pictures.id", "faculty.picture_id")
    .select(["faculty.id", "faculty.name", "faculty.title", "faculty.details", "faculty.created_at"])
    .select(pictureColumns);
  if (search) {
    query = query.where("faculty.id", "in", await searchKept(db, "faculty", { search, limit, after }));
  } else {
    query = query.where("faculty.deleted_at", "is", null);
    if (after) {
      query = query.where((where) =>
        where(
          where.refTuple("faculty.created_at", "faculty.id"),
          "<",
          where.tuple(after.created_at, after.id),
        ),
      );
    }
  }
  const rows = await query
    .orderBy(search ? "faculty.id" : "faculty.created_at", "desc")
    .orderBy("faculty.id", "desc")
    .limit(limit)
    .execute();
  return rows.map(takePicture);
}

/** A teacher who is not in the trash, with the portrait. */
export async function findFacultyMember(db: Database, id: number) {
  const row = await db
    .selectFrom("faculty")
    .innerJoin("pictures", "pictures.id", "faculty.picture_id")
    .select(["faculty.id", "faculty.name", "faculty.title", "faculty.details"])
    .select(pictureColumns)
    .where("faculty.id", "=", id)
    .where("faculty.deleted_at", "is", null)
    .executeTakeFirst();
  return row && takePicture(row);
}

/** The portrait of the one with this title, the first added where there are several. */
export async function findPortrait(db: Database, title: string) {
  const row = await db
    .selectFrom("faculty")
    .innerJoin("pictures", "pictures.id", "faculty.picture_id")
    .select(pictureColumns)
    .where(sql<string>`lower(trim(faculty.title))`, "=", title.toLowerCase())
    .where("faculty.deleted_at", "is", null)
    .orderBy("faculty.id")
    .executeTakeFirst();
  return row && takePicture(row).picture;
}

/** @param at when it was posted, an ISO time; now when not given. @returns the new record's id */
export async function createFacultyMember(
  db: Database,
  values: FacultyMemberValues,
  pictureId: number,
  at = new Date().toISOString(),
): Promise<number> {
  const { id } = await db
    .insertInto("faculty")
    .values({ ...values, picture_id: pictureId, created_at: at, updated_at: at })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes the words, and the picture where there is a new one. @returns whether there was such a record */
export async function updateFacultyMember(
  db: Database,
  id: number,
  values: FacultyMemberValues,
  pictureId: number | undefined,
): Promise<boolean> {
  const result = await db
    .updateTable("faculty")
    .set({ ...values, ...(pictureId && { picture_id: pictureId }), updated_at: new Date().toISOString() })
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Takes the record off the site. */
export async function deleteFacultyMember(db: Database, id: number): Promise<void> {
  await db
    .updateTable("faculty")
    .set({ deleted_at: new Date().toISOString() })
    .where("id", "=", id)
    .execute();
}
