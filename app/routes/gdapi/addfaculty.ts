import { logActivity } from "~/content/activity/queries.server";
import { parseFacultyMember } from "~/content/faculty/form.server";
import { createFacultyMember } from "~/content/faculty/queries.server";
import { photoEndpoint } from "~/http/photo-endpoint.server";

/** `POST /gdapi/addfaculty.php`, multipart with the photo. */
const endpoint = photoEndpoint(
  "Faculty added successfully",
  parseFacultyMember,
  async (trx, staff, values, pictureId) => {
    await createFacultyMember(trx, values, pictureId);
    await logActivity(trx, staff.username, "added a faculty member", values.name);
  },
);

export const loader = endpoint;
export const action = endpoint;
