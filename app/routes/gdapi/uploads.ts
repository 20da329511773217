import { recordLook } from "~/content/activity/record-event.server";
import { findResumeByFile } from "~/content/resumes/queries.server";
import { serveFile } from "~/files/serve.server";
import { text } from "~/forms/json-shapes";
import { legacyEndpoint } from "~/http/legacy-endpoint.server";
import { notFound } from "~/http/refusal";
import { requireStaffCall } from "~/http/require-staff.server";
import { servicesOf } from "~/services/services.server";
import { pictureResponse } from "../picture-response.server";
import { binary, type Documented, json, refusals } from "./openapi-parts";

/** `GET /gdapi/uploads/{file_name}`: pictures of what is on the site for everybody, resumes as an attachment and with a session only. */
const endpoint = legacyEndpoint({
  async GET({ request, params, context }) {
    const name = params.file ?? "";
    const picture = await pictureResponse(request, context, name);
    if (picture?.status === 404) throw notFound("There is no such file.");
    if (picture) return picture;
    const staff = await requireStaffCall(request, context, "administrator");
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
      const { id, original_name: subject } = resume;
      const record = { kind: "resume", id };
      await recordLook(context, { who: staff.username, action: "downloaded a resume", subject, record });
    }
    return response;
  },
});

export const loader = endpoint;
export const action = endpoint;

export const openApi: Documented = {
  path: "uploads/{file_name}",
  get: {
    security: [{}, { session: [] }],
    summary: "A picture; with a session also a resume, as an attachment",
    parameters: [{ name: "file_name", in: "path", required: true, schema: text() }],
    responses: {
      200: binary("The file. ETag, Last-Modified and ranges are understood."),
      206: binary("The range asked for."),
      304: { description: "The client has it." },
      410: json("Refusal", "The picture was erased for good."),
      416: { description: "The range lies outside the file." },
      ...refusals(),
    },
  },
};
