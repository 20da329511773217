import type { LoaderFunctionArgs } from "@remix-run/node";
import { filesOf } from "~/capabilities/attached-files/queries.server";
import { documentType } from "~/files/documents/document-type";
import { serveFile } from "~/files/store/serve.server";
import { sharedPage } from "~/http/headers";
import { idOf, notFound } from "~/http/refusal";
import { maySeeHidden } from "~/http/require-staff.server";
import { locateFile } from "~/http/stored-file.server";
import type { KindWithFiles, StaffKind } from "~/kinds/kind";
import { staffKinds } from "~/kinds/registry";
import { splitAddress } from "~/languages/address";
import { translations } from "~/languages/languages";
import { recordsOf } from "~/records/records.server";
import { servicesOf } from "~/services/services.server";
import { missing } from "./missing.server";

type Kind = StaffKind<never> & KindWithFiles;

/** Serves a PDF of a record while the record is public; the archive counts. Staff can always open it. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { db } = servicesOf(context);
  const { path } = splitAddress(new URL(request.url).pathname, translations);
  const kind = staffKinds.find((one) => one.files && path.startsWith(`${one.files.page}/`)) as Kind;
  const id = idOf(params);
  const record = await recordsOf(kind).find(db, id);
  if (!record) throw await missing(db, kind.table, id);
  const { status } = record as { status?: string };
  const isPublic = status === "live" || (status === "ended" && kind.publishing?.archive === true);
  if (!isPublic && !(await maySeeHidden(request, context))) throw notFound();
  const found = await filesOf(kind.files).findDocument(db, id, params.file ?? "");
  if (!found) throw notFound();
  return serveFile(request, await locateFile(context, "documents", found.document), {
    contentType: documentType(found.document),
    cacheControl: isPublic ? sharedPage : "private, no-store",
    disposition: { type: "inline", fileName: found.slug },
  });
}
