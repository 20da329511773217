import { facultyMember } from "~/content/faculty/faculty-member";
import { parseFacultyMember } from "~/content/faculty/form.server";
import { faculty } from "~/content/faculty/queries.server";
import { addWithPhotoEndpoint } from "./endpoints.server";

/** `POST /gdapi/addfaculty.php`, multipart with the photo. */
const endpoint = addWithPhotoEndpoint(facultyMember, faculty, parseFacultyMember);

export const loader = endpoint;
export const action = endpoint;
