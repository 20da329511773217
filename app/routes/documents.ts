import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { findDocumentAt } from "~/content/disclosures/disclosure.server";
import { documentUrl } from "~/files/documents/document-url";
import { serveFile } from "~/files/store/serve.server";
import { sharedPage } from "~/http/headers";
import { gone, notFound } from "~/http/refusal";
import { locateFile } from "~/http/stored-file.server";
import { findErased } from "~/records/erased.server";
import { servicesOf } from "~/services/services.server";

/** Serves a document of the mandatory public disclosure. Old addresses of a replaced file still work. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const name = params.file ?? "";
  const { db } = servicesOf(context);
  const document = await findDocumentAt(db, documentUrl(name));
  if (!document) {
    throw (await findErased(db, "documents", [name])).has(name)
      ? gone("This document was erased.")
      : notFound();
  }
  if (document.url !== documentUrl(name)) {
    return redirect(document.url, { headers: { "Cache-Control": sharedPage } });
  }
  return serveFile(request, await locateFile(context, "documents", name), {
    contentType: "application/pdf",
    cacheControl: sharedPage,
    disposition: { type: "inline", fileName: `${document.name}.pdf` },
  });
}
