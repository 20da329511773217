import type { AppLoadContext } from "@remix-run/node";
import { serveFile } from "~/files/serve.server";
import { servicesOf } from "./services.server";

/** Pictures never change under their name. */
const cacheControl = "public, max-age=31536000, immutable";

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
  return serveFile(request, path, { contentType, cacheControl });
}
