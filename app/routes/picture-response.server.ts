import type { AppLoadContext } from "@remix-run/node";
import { readPictureVisibility } from "~/content/records/picture-standing.server";
import { serveFile } from "~/files/serve.server";
import { namedForGood } from "~/http/headers";
import { gone, notFound } from "~/http/refusal";
import { servicesOf } from "~/services/services.server";

/** Browsers show a single picture in their own page, which has inline styles. */
const picturePolicy = "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";

const noFile = "There is no such file.";

/**
 * Serves a picture by file name; undefined if the store never gives such names.
 * @param maySeeHidden called if only trashed or unpublished records show the picture
 * @throws Response 404 if it is missing or hidden, 410 if it was erased
 */
export async function pictureResponse(
  request: Request,
  context: AppLoadContext,
  name: string,
  maySeeHidden: () => Promise<boolean> = async () => false,
): Promise<Response | undefined> {
  const { db, files } = servicesOf(context);
  let path: string;
  try {
    path = files.pathOf("pictures", name);
  } catch {
    return undefined;
  }
  const status = readPictureVisibility(db, name);
  if (status === "erased") throw gone("This picture was erased.");
  if (status === "unknown") throw notFound(noFile);
  const isHidden = status === "hidden";
  if (isHidden && !(await maySeeHidden())) throw notFound(noFile);
  const contentType = name.endsWith(".avif") ? "image/avif" : "image/webp";
  const response = await serveFile(request, path, {
    contentType,
    cacheControl: isHidden ? "private, no-store" : namedForGood,
  });
  response.headers.set("Content-Security-Policy", picturePolicy);
  return response;
}
