import { logReading } from "~/content/activity/queries.server";
import { findResumeByFile } from "~/content/resumes/queries.server";
import { serveFile } from "~/files/serve.server";
import { legacyEndpoint } from "~/http/legacy-endpoint.server";
import { pictureResponse } from "~/http/picture-response.server";
import { notFound } from "~/http/refusal";
import { servicesOf } from "~/http/services.server";
import { requireStaffCall } from "~/http/session.server";

/** `GET /gdapi/uploads/{file_name}`: pictures for everybody, resumes as an attachment and with a session only. */
const endpoint = legacyEndpoint({
  async GET({ request, params, context }) {
    const name = params.file ?? "";
    const picture = await pictureResponse(request, context, name);
    if (picture?.status === 404) throw notFound("There is no such file.");
    if (picture) return picture;
    const staff = await requireStaffCall(request, context);
    const services = servicesOf(context);
    const { db, files } = services;
    const resume = await findResumeByFile(db, name);
    if (!resume) throw notFound("There is no such file.");
    const response = await serveFile(request, files.pathOf("resumes", resume.file_name), {
      contentType: resume.file_type,
      cacheControl: "private, no-store",
      disposition: { type: "attachment", fileName: resume.original_name },
    });
    if (request.method === "GET" && response.ok) {
      await logReading(services, staff.username, "downloaded a resume", resume.original_name);
    }
    return response;
  },
});

export const loader = endpoint;
export const action = endpoint;
