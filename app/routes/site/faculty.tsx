import { FacultyGrid } from "~/content/faculty/list";
import { type FacultyMember, faculty } from "~/content/faculty/queries.server";
import { wholeListMeta, wholeListPage } from "./whole-list";
import { wholeList } from "./whole-list.server";

const heading = { title: "Faculty", lead: "The teachers of the school." };

export const loader = wholeList(faculty);
export const meta = wholeListMeta(heading);
export default wholeListPage(heading, (teachers: FacultyMember[]) => <FacultyGrid faculty={teachers} />);
