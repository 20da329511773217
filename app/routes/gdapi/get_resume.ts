import { logReading } from "~/content/activity/queries.server";
import { resumeToLegacyJson } from "~/content/resumes/legacy-json";
import { listResumes } from "~/content/resumes/queries.server";
import { legacyEndpoint } from "~/http/legacy-endpoint.server";
import { servicesOf } from "~/http/services.server";
import { requireStaffCall } from "~/http/session.server";

/** Old clients take the whole list at once; it stays bounded. */
const limit = 500;

/** `GET /gdapi/get_resume.php`: with a session only, newest first. */
const endpoint = legacyEndpoint({
  async GET({ request, context }) {
    const staff = await requireStaffCall(request, context);
    const services = servicesOf(context);
    const resume = await listResumes(services.db, { limit });
    if (resume.length > 0 && request.method === "GET") {
      await logReading(services, staff.username, "looked at the resumes", "");
    }
    return Response.json({ success: true, resume: resume.map(resumeToLegacyJson) });
  },
});

export const loader = endpoint;
export const action = endpoint;
