import type { LoaderFunctionArgs } from "@remix-run/node";
import { notFound } from "~/http/refusal";
import { servicesOf } from "~/services/services.server";
import { findBrandingFile } from "~/settings/branding-files.server";

const types: Record<string, string> = { webp: "image/webp", png: "image/png", jpg: "image/jpeg" };

/** Serves the school's logo or share picture. A new picture gets a new address. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const name = params.file ?? "";
  const data = await findBrandingFile(servicesOf(context).db, name);
  const type = types[name.split(".").at(-1) ?? ""];
  if (!data || !type) throw notFound();
  return new Response(new Uint8Array(data), {
    headers: {
      "Content-Type": type,
      "Content-Length": String(data.length),
      "Cache-Control": "public, max-age=31536000, immutable",
    },
  });
}
