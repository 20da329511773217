import { parserOf } from "~/forms/fields.server";
import { facultyMember } from "./faculty-member";

/** Details are optional (specification section 3); the photo is looked at on its own. */
export const parseFacultyMember = parserOf(facultyMember.fields);
