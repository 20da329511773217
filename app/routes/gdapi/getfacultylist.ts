import { type FacultyMember, newestFaculty } from "~/content/faculty/faculty-member.server";
import { legacyImageUrl } from "~/files/pictures/picture";
import { legacyEndpoint } from "~/http/legacy-endpoint.server";
import { imageUrl, named, number, text } from "~/openapi/json-shapes";
import { plainText } from "~/text/plain-text";
import { listCall } from "./endpoints.server";
import { listing } from "./openapi-parts";

function memberToLegacyJson({ id, name, title, details, picture }: FacultyMember) {
  return { id, name, title, details: plainText(details), image_url: legacyImageUrl(picture.stem) };
}

const facultyMemberShape = named("FacultyMember", {
  id: number(),
  name: text(),
  title: text("The role."),
  details: text(),
  image_url: imageUrl(),
});

const endpoint = legacyEndpoint(listCall(newestFaculty, memberToLegacyJson));

export const loader = endpoint;
export const action = endpoint;

export const openApi = listing("Teachers, newest first", "photos", facultyMemberShape);
