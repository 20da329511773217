import { legacyImageUrl } from "~/files/picture";
import { imageUrl, named, number, text } from "~/openapi/json-shapes";
import type { FacultyMember } from "./faculty-member.server";

export function memberToLegacyJson({ id, name, title, details, picture }: FacultyMember) {
  return { id, name, title, details, image_url: legacyImageUrl(picture.stem) };
}

export const facultyMemberShape = named("FacultyMember", {
  id: number(),
  name: text(),
  title: text("The role."),
  details: text(),
  image_url: imageUrl(),
});
