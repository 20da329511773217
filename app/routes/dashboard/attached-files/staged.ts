import { filesOf } from "~/capabilities/attached-files/queries.server";
import { documentType } from "~/files/documents/document-type";
import { serveFile } from "~/files/store/serve.server";
import { idOf, notFound } from "~/http/refusal";
import { locateFile } from "~/http/stored-file.server";
import { staffLoader } from "../staff-page.server";
import { findKindOfFiles } from "./kind-of-files.server";

/** Staged PDF, for its sender only. */
export const loader = staffLoader("editor", async ({ request, context, params, staff, db }) => {
  const found = await filesOf(findKindOfFiles(request).files).findStagedDocument(db, idOf(params), staff.id);
  if (!found) throw notFound();
  return serveFile(request, await locateFile(context, "documents", found.document), {
    contentType: documentType(found.document),
    cacheControl: "private, no-store",
    disposition: { type: "inline", fileName: found.original_name },
  });
});
