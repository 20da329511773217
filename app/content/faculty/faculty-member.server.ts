import { sql } from "kysely";
import { recordsOf } from "~/content/records/records.server";
import { pictureColumns, takePicture } from "~/files/picture";
import { parserOf } from "~/forms/fields.server";
import type { Database } from "~db/connection.server";
import { facultyMember } from "./faculty-member";

/** Teachers, each with a portrait, in the order that staff gave them. */
export const faculty = recordsOf(facultyMember);

const { key, table, fields, file } = facultyMember;

/** The same, the newest first: so old clients know the list. */
export const newestFaculty = recordsOf({ key, table, fields, file });

export type FacultyMember = Awaited<ReturnType<typeof faculty.list>>[number];

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

/** Details are optional (specification section 3); the photo is looked at on its own. */
export const parseFacultyMember = parserOf(facultyMember.fields);
