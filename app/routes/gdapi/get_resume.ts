import { recordView } from "~/capabilities/activity/record-event.server";
import { resumeShape, resumeToLegacyJson } from "~/content/resumes/legacy-json";
import { resumes } from "~/content/resumes/queries.server";
import { legacyEndpoint } from "~/http/legacy-endpoint.server";
import { legacyPage } from "~/http/legacy-page.server";
import { requireStaffCall } from "~/http/require-staff.server";
import { servicesOf } from "~/services/services.server";
import { type Documented, list, staffCall } from "./openapi-parts";

const limit = 500;

/** `GET /gdapi/get_resume.php`: requires a session. */
const endpoint = legacyEndpoint({
  async GET({ request, context }) {
    const staff = await requireStaffCall(request, context, "office");
    const services = servicesOf(context);
    const { rows, headers } = await legacyPage(request, limit, async (listing) =>
      (await resumes.list(services.db, listing)).map((row) => ({ ...row, created_at: row.uploaded_at })),
    );
    if (rows.length > 0 && request.method === "GET") {
      await recordView(context, { who: staff.username, verb: "looked at resumes" });
    }
    return Response.json({ success: true, resume: rows.map(resumeToLegacyJson) }, { headers });
  },
});

export const loader = endpoint;
export const action = endpoint;

export const openApi: Documented = {
  get: staffCall(list("Resumes, newest first", "resume", resumeShape, { success: { const: true } })),
  schemas: { [resumeShape.name]: resumeShape.schema },
};
