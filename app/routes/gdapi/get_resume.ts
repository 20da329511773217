import { recordView } from "~/activity-log/record-event.server";
import { type Resume, resumes } from "~/content/resumes/queries.server";
import { legacyEndpoint } from "~/http/legacy-endpoint.server";
import { legacyPage } from "~/http/legacy-page.server";
import { requireStaffCall } from "~/http/require-staff.server";
import { named, number, text, time } from "~/openapi/json-shapes";
import { servicesOf } from "~/services/services.server";
import { type Documented, list, staffCall } from "./openapi-parts";

function resumeToLegacyJson(resume: Resume) {
  return {
    id: resume.id,
    original_name: resume.original_name,
    file_name: resume.file_name,
    file_type: resume.file_type,
    file_size: resume.file_size,
    uploaded_at: resume.uploaded_at,
  };
}

const resumeShape = named("Resume", {
  id: number(),
  original_name: text(),
  file_name: text("For GET /gdapi/uploads/{file_name}."),
  file_type: text(),
  file_size: number("Bytes."),
  uploaded_at: time(),
});

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
