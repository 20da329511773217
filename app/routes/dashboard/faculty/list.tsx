import { msg } from "#message";
import { facultyMember } from "~/content/faculty/faculty-member";
import { type FacultyMember, faculty } from "~/content/faculty/queries.server";
import { orderedPage } from "../records/list-page.server";
import { moveRecord } from "../records/move-record.server";
import { orderedList } from "../records/ordered-list";
import { hint, listMeta } from "../records/record-list";

export const loader = orderedPage(facultyMember, faculty);

export const action = moveRecord(facultyMember, faculty);

export const meta = listMeta(facultyMember);

const empty = { icon: "users", words: msg("No Faculty found.") } as const;

export default orderedList<FacultyMember>(facultyMember, empty, (row) => hint(row.title));
