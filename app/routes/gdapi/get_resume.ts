import { listResumes } from "~/content/resumes/queries.server";
import { legacyEndpoint } from "~/http/legacy-endpoint.server";
import { servicesOf } from "~/http/services.server";
import { requireStaffCall } from "~/http/session.server";

/** Old clients take the whole list at once; it stays bounded. */
const limit = 500;

/** `GET /gdapi/get_resume.php`: with a session only, newest first. */
const endpoint = legacyEndpoint({
  async GET({ request, context }) {
    await requireStaffCall(request, context);
    const resume = await listResumes(servicesOf(context).db, { limit });
    return Response.json({ success: true, resume });
  },
});

export const loader = endpoint;
export const action = endpoint;
