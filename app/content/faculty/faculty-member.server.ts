import { sql } from "kysely";
import { recordsOf } from "~/content/records/records.server";
import { pictureColumns, takePicture } from "~/files/picture";
import { parserOf } from "~/forms/fields.server";
import type { Database } from "~db/connection.server";
import { facultyMember } from "./faculty-member";

export const faculty = recordsOf(facultyMember);

const { key, table, fields, file } = facultyMember;

/** Newest first, as old clients expect. */
export const newestFaculty = recordsOf({ key, table, fields, file });

export type FacultyMember = Awaited<ReturnType<typeof faculty.list>>[number];

/** Finds the portrait of the first person added with this title. */
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

/** Details are optional (specification section 3). */
export const parseFacultyMember = parserOf(facultyMember.fields);
