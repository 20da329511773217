import type { AppLoadContext } from "@remix-run/node";
import { serveFile } from "~/files/serve.server";
import { servicesOf } from "~/services/services.server";

/** Pictures never change under their name. */
const cacheControl = "public, max-age=31536000, immutable";

/** Browsers show a lone picture in a page of their own, with styles in it. */
const picturePolicy = "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** A picture by its file name; undefined for every name that the store would not give one. */
export async function pictureResponse(
  request: Request,
  context: AppLoadContext,
  name: string,
): Promise<Response | undefined> {
  let path: string;
  try {
    path = servicesOf(context).files.pathOf("pictures", name);
  } catch {
    return undefined;
  }
  const contentType = name.endsWith(".avif") ? "image/avif" : "image/webp";
  const response = await serveFile(request, path, { contentType, cacheControl });
  response.headers.set("Content-Security-Policy", picturePolicy);
  return response;
}
