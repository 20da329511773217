import { legacyImageUrl } from "~/files/picture";
import type { FacultyMember } from "./queries.server";

/** A teacher, in the keys of the old endpoint. */
export function memberToLegacyJson(member: FacultyMember) {
  return {
    id: member.id,
    name: member.name,
    title: member.title,
    details: member.details,
    image_url: legacyImageUrl(member.picture.stem),
  };
}
