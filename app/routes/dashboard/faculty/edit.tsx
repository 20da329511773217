import { facultyMember } from "~/content/faculty/faculty-member";
import { FacultyMemberFields } from "~/content/faculty/fields";
import { parseFacultyMember } from "~/content/faculty/form.server";
import { faculty } from "~/content/faculty/queries.server";
import { photoBody } from "../records/bodies.server";
import { editPage } from "../records/edit-page.server";
import { editMeta, editRecord } from "../records/edit-record";

const page = editPage(facultyMember, faculty, parseFacultyMember, photoBody);
export const loader = page.loader;
export const action = page.action;

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta = editMeta(facultyMember);

export default editRecord(facultyMember, FacultyMemberFields);
