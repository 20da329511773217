import { facultyMember } from "~/content/faculty/faculty-member";
import { type FacultyMember, faculty } from "~/content/faculty/queries.server";
import { listPage } from "../records/list-page.server";
import { listMeta, recordList } from "../records/record-list";

export const loader = listPage(faculty);

export const meta = listMeta(facultyMember);

export default recordList<FacultyMember>(
  facultyMember,
  { icon: "users", words: "No Faculty found." },
  (row) => <p className="hint">{row.title}</p>,
);
