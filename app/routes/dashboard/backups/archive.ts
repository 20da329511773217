import type { ProofHandle } from "~/accounts/proof/require-proof.server";
import { isDownload } from "~/backup/download-token.server";
import { contentDisposition } from "~/files/store/serve.server";
import { notFound } from "~/http/refusal";
import { staffLoader } from "../staff-page.server";
import { findDownload } from "./downloads.server";

export const handle: ProofHandle = { proof: "every time" };

/** Streams a backup or everything as a zip, which Windows opens; allowed for two minutes after the password was entered. */
export const loader = staffLoader(
  "administrator",
  async ({ request, params, staff, services, recordView }) => {
    const download = await findDownload(services, params.name);
    const token = new URL(request.url).searchParams.get("token");
    if (!download || !isDownload(services.db, staff.id, download.name, token)) throw notFound();
    const body = request.method === "HEAD" ? null : await download.open();
    if (body) {
      const look = { verb: "downloaded backup" as const, subject: download.name };
      await recordView(look, services.db);
    }
    return new Response(body, {
      headers: {
        "Content-Type": "application/zip",
        "Content-Disposition": contentDisposition({ type: "attachment", fileName: download.fileName }),
        "Cache-Control": "no-store",
        "X-Content-Type-Options": "nosniff",
        // nginx sends on what it gets: pages are copied while the download runs.
        "X-Accel-Buffering": "no",
      },
    });
  },
);
