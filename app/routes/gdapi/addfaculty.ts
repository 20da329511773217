import { faculty, parseFacultyMember } from "~/content/faculty/faculty-member.server";
import { legacyEndpoint } from "~/http/legacy-endpoint.server";
import { facultyMember } from "~/kinds/faculty-member";
import { addWithPhotoCall } from "./endpoints.server";
import { uploading } from "./openapi-parts";

const endpoint = legacyEndpoint(addWithPhotoCall(facultyMember, faculty, parseFacultyMember));

export const loader = endpoint;
export const action = endpoint;

export const openApi = uploading("Add a teacher", facultyMember.fields);
