import type { LoaderFunctionArgs } from "@remix-run/node";
import { findDisclosureByUrl } from "~/content/disclosures/queries.server";
import { documentUrl } from "~/files/document-url";
import { serveFile } from "~/files/serve.server";
import { notFound } from "~/http/refusal";
import { servicesOf } from "~/http/services.server";

/** A document of the mandatory public disclosure; one that was deleted is no longer public. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const name = params.file ?? "";
  const { db, files } = servicesOf(context);
  const disclosure = await findDisclosureByUrl(db, documentUrl(name));
  if (!disclosure) throw notFound();
  return serveFile(request, files.pathOf("documents", name), {
    contentType: "application/pdf",
    cacheControl: "public, max-age=3600",
    disposition: { type: "inline", fileName: `${disclosure.name}.pdf` },
  });
}
