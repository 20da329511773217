import type { LoaderFunctionArgs } from "@remix-run/node";
import { serveFile } from "~/files/serve.server";
import { notFound } from "~/http/refusal";
import { servicesOf } from "~/http/services.server";

/** Pictures never change under their name. */
const cacheControl = "public, max-age=31536000, immutable";

/** Public pictures, and nothing else: the store's list of allowed names leaves no way to any other file. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const name = params.file ?? "";
  const path = pathOrUndefined(() => servicesOf(context).files.pathOf("pictures", name));
  if (!path) throw notFound();
  const contentType = name.endsWith(".avif") ? "image/avif" : "image/webp";
  return serveFile(request, path, { contentType, cacheControl });
}

function pathOrUndefined(path: () => string): string | undefined {
  try {
    return path();
  } catch {
    return undefined;
  }
}
