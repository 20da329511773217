import { parserOf } from "~/forms/fields.server";
import { recordsOf } from "~/records/records.server";
import { facultyMember } from "../../kinds/faculty-member";

export const faculty = recordsOf(facultyMember);

const { key, table, fields, file } = facultyMember;

/** Newest first, as old clients expect. */
export const newestFaculty = recordsOf({ key, table, fields, file });

export type FacultyMember = Awaited<ReturnType<typeof faculty.list>>[number];

/** Details are optional (specification section 3). */
export const parseFacultyMember = parserOf(facultyMember.fields);
