import { facultyMember } from "~/content/faculty/faculty-member";
import { faculty, parseFacultyMember } from "~/content/faculty/faculty-member.server";
import { legacyEndpoint } from "~/http/legacy-endpoint.server";
import { addWithPhotoCall } from "./endpoints.server";
import { uploading } from "./openapi-parts";

const endpoint = legacyEndpoint(addWithPhotoCall(facultyMember, faculty, parseFacultyMember));

export const loader = endpoint;
export const action = endpoint;

export const openApi = uploading("Add a teacher", facultyMember.fields);
