import { msg } from "#message";
import { type FacultyMember, faculty } from "~/content/faculty/faculty-member.server";
import { FacultyGrid } from "~/content/faculty/list";
import { titledPage } from "./titled";
import { wholeListPage } from "./whole-list";
import { wholeList } from "./whole-list.server";

const title = msg("Faculty");

export const handle = { layout: "wide" };
export const loader = wholeList(faculty, "faculty");
export const meta = titledPage(title);
export default wholeListPage(title, (teachers: FacultyMember[]) => <FacultyGrid faculty={teachers} />);
