import { facultyMember } from "~/content/faculty/faculty-member";
import { type FacultyMember, faculty } from "~/content/faculty/queries.server";
import { orderedPage } from "../records/list-page.server";
import { moveRecord } from "../records/move-record.server";
import { orderedList } from "../records/ordered-list";
import { listMeta } from "../records/record-list";

export const loader = orderedPage(facultyMember, faculty);

export const action = moveRecord(facultyMember, faculty);

export const meta = listMeta(facultyMember);

export default orderedList<FacultyMember>(
  facultyMember,
  { icon: "users", words: "No Faculty found." },
  (row) => <p className="hint">{row.title}</p>,
);
