import { memberToLegacyJson } from "~/content/faculty/legacy-json";
import { listFaculty } from "~/content/faculty/queries.server";
import { legacyEndpoint } from "~/http/legacy-endpoint.server";
import { servicesOf } from "~/http/services.server";

/** Old clients take the whole list at once; the newest this many are answered, so that the reply stays bounded. */
const limit = 500;

/** `GET /gdapi/getfacultylist.php`: newest first. */
const endpoint = legacyEndpoint({
  async GET({ context }) {
    const faculty = await listFaculty(servicesOf(context).db, { limit });
    return Response.json({ photos: faculty.map(memberToLegacyJson) });
  },
});

export const loader = endpoint;
export const action = endpoint;
