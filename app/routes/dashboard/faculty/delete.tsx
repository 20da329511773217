import { facultyMember } from "~/content/faculty/faculty-member";
import { faculty } from "~/content/faculty/queries.server";
import { deletePage } from "../records/delete-page.server";
import { deleteMeta, deleteRecord } from "../records/delete-record";

const page = deletePage(facultyMember, faculty);
export const loader = page.loader;
export const action = page.action;

export const meta = deleteMeta(facultyMember);

export default deleteRecord(facultyMember);
