import { newestFaculty } from "~/content/faculty/faculty-member.server";
import { facultyMemberShape, memberToLegacyJson } from "~/content/faculty/legacy-json";
import { legacyEndpoint } from "~/http/legacy-endpoint.server";
import { listCall } from "./endpoints.server";
import { listing } from "./openapi-parts";

const endpoint = legacyEndpoint(listCall(newestFaculty, memberToLegacyJson));

export const loader = endpoint;
export const action = endpoint;

export const openApi = listing("Teachers, newest first", "photos", facultyMemberShape);
