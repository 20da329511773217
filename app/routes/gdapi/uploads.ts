import { recordView } from "~/activity-log/record-event.server";
import { findResumeByFile } from "~/content/resumes/queries.server";
import { certificateFileName } from "~/content/transfer-certificates/number";
import { findCertificateByFile } from "~/content/transfer-certificates/queries.server";
import { serveFile } from "~/files/store/serve.server";
import { legacyEndpoint } from "~/http/legacy-endpoint.server";
import { notFound } from "~/http/refusal";
import { requireStaffCall } from "~/http/require-staff.server";
import { locateFile } from "~/http/stored-file.server";
import { resume } from "~/kinds/resume";
import { transferCertificate } from "~/kinds/transfer-certificate";
import { text } from "~/openapi/json-shapes";
import { servicesOf } from "~/services/services.server";
import type { Database } from "~db/connection.server";
import { pictureResponse } from "../picture-response.server";
import { binary, type Documented, json, refusals } from "./openapi-parts";

/** `GET /gdapi/uploads/{file_name}`: public pictures. Resumes and transfer certificates require a session. */
const endpoint = legacyEndpoint({
  async GET({ request, params, context }) {
    const name = params.file ?? "";
    const picture = await pictureResponse(request, context, name);
    if (picture?.status === 404) throw notFound("There is no such file.");
    if (picture) return picture;
    const staff = await requireStaffCall(request, context, "office");
    const { db } = servicesOf(context);
    const found = (await findPrivateResume(db, name)) ?? (await findPrivateCertificate(db, name));
    if (!found) throw notFound("There is no such file.");
    const { kind, id, folder, subject, contentType, fileName } = found;
    const response = await serveFile(request, await locateFile(context, folder, name), {
      contentType,
      cacheControl: "private, no-store",
      disposition: { type: "attachment", fileName },
    });
    if (request.method === "GET" && response.ok) {
      const record = { kind: kind.key, id };
      await recordView(context, { who: staff.username, verb: "downloaded", subject, record });
    }
    return response;
  },
});

async function findPrivateResume(db: Database, name: string) {
  const row = await findResumeByFile(db, name);
  if (!row) return undefined;
  const { id, original_name, file_type: contentType } = row;
  return {
    kind: resume,
    folder: "resumes",
    id,
    subject: original_name,
    contentType,
    fileName: original_name,
  } as const;
}

async function findPrivateCertificate(db: Database, name: string) {
  const row = await findCertificateByFile(db, name);
  if (!row) return undefined;
  const { id, number: subject } = row;
  const fileName = certificateFileName(subject);
  const contentType = "application/pdf";
  return { kind: transferCertificate, folder: "certificates", id, subject, contentType, fileName } as const;
}

export const loader = endpoint;
export const action = endpoint;

export const openApi: Documented = {
  path: "uploads/{file_name}",
  get: {
    security: [{}, { session: [] }],
    summary: "A picture; with a session also a resume or a transfer certificate, as an attachment",
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
