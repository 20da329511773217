import type { ProofHandle } from "~/accounts/proof/require-proof.server";
import { recordView } from "~/activity-log/record-event.server";
import { isDownload } from "~/backup/download-token.server";
import { findArchive } from "~/backup/folder.server";
import { serveFile } from "~/files/store/serve.server";
import { notFound } from "~/http/refusal";
import { staffLoader } from "../staff-page.server";

export const handle: ProofHandle = { proof: "every time" };

/** Streams the archive; allowed for two minutes after the password was entered. */
export const loader = staffLoader("administrator", async ({ request, context, params, staff, services }) => {
  const archive = await findArchive(services, params.name);
  const token = new URL(request.url).searchParams.get("token");
  if (!archive || !isDownload(services.db, staff.id, archive.name, token)) throw notFound();
  if (request.method === "GET") {
    const look = { who: staff.username, verb: "downloaded backup" as const, subject: archive.name };
    await recordView(context, look, services.db);
  }
  return serveFile(request, archive.path, {
    contentType: "application/gzip",
    cacheControl: "no-store",
    disposition: { type: "attachment", fileName: archive.name },
  });
});
