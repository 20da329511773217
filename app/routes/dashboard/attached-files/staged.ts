import type { LoaderFunctionArgs } from "@remix-run/node";
import { filesOf } from "~/capabilities/attached-files/queries.server";
import { documentType } from "~/files/documents/document-type";
import { serveFile } from "~/files/store/serve.server";
import { idOf } from "~/http/params.server";
import { notFound } from "~/http/refusal";
import { requireStaff } from "~/http/require-staff.server";
import { locateFile } from "~/http/stored-file.server";
import { servicesOf } from "~/services/services.server";
import { findKindOfFiles } from "./kind-of-files.server";

/** Staged PDF, for its sender only. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, context, "editor");
  const { db } = servicesOf(context);
  const found = await filesOf(findKindOfFiles(request).files).findStagedDocument(db, idOf(params), staff.id);
  if (!found) throw notFound();
  return serveFile(request, await locateFile(context, "documents", found.document), {
    contentType: documentType(found.document),
    cacheControl: "private, no-store",
    disposition: { type: "inline", fileName: found.original_name },
  });
}
