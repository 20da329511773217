import type { ProofHandle } from "~/accounts/proof/require-proof.server";
import { recordView } from "~/activity-log/record-event.server";
import { isDownload } from "~/backup/download-token.server";
import { findArchive } from "~/backup/folder.server";
import { streamZip, zipName } from "~/backup/zip-download.server";
import { contentDisposition } from "~/files/store/serve.server";
import { notFound } from "~/http/refusal";
import { readSettings } from "~/settings/queries.server";
import { staffLoader } from "../staff-page.server";

export const handle: ProofHandle = { proof: "every time" };

/** Streams the archive as a zip, which Windows opens; allowed for two minutes after the password was entered. */
export const loader = staffLoader("administrator", async ({ request, context, params, staff, services }) => {
  const archive = await findArchive(services, params.name);
  const token = new URL(request.url).searchParams.get("token");
  if (!archive || !isDownload(services.db, staff.id, archive.name, token)) throw notFound();
  if (request.method === "GET") {
    const look = { who: staff.username, verb: "downloaded backup" as const, subject: archive.name };
    await recordView(context, look, services.db);
  }
  const { school_name } = await readSettings(services.db);
  const zip = {
    archive,
    folder: services.files.incomingDirectory,
    school: school_name,
    onError: (error: unknown) => services.log.error({ err: error }, "a backup could not be downloaded"),
  };
  return new Response(request.method === "HEAD" ? null : streamZip(zip), {
    headers: {
      "Content-Type": "application/zip",
      "Content-Disposition": contentDisposition({ type: "attachment", fileName: zipName(archive.name) }),
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
});
