import type { LoaderFunctionArgs } from "@remix-run/node";
import { findNoticeDocument } from "~/content/notices/file-queries.server";
import { notices } from "~/content/notices/notice.server";
import { serveFile } from "~/files/serve.server";
import { sharedPage } from "~/http/headers";
import { idOf } from "~/http/params.server";
import { notFound } from "~/http/refusal";
import { maySeeHidden } from "~/http/require-staff.server";
import { servicesOf } from "~/services/services.server";
import { missing } from "./missing.server";

/** Statuses with a public page; the archive counts. */
const readable: readonly string[] = ["live", "ended"];

/** Serves a PDF of a notice while the notice is public. Staff can always open it. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { db, files } = servicesOf(context);
  const id = idOf(params);
  const notice = await notices.find(db, id);
  if (!notice) throw await missing(db, "notices", id);
  const isPublic = readable.includes(notice.status);
  if (!isPublic && !(await maySeeHidden(request, context))) throw notFound();
  const found = await findNoticeDocument(db, id, params.file ?? "");
  if (!found) throw notFound();
  return serveFile(request, files.pathOf("documents", found.document), {
    contentType: "application/pdf",
    cacheControl: isPublic ? sharedPage : "private, no-store",
    disposition: { type: "inline", fileName: found.slug },
  });
}
