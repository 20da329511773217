import type { AppLoadContext } from "@remix-run/node";
import { makeJpeg } from "~/files/pictures/pictures.server";
import { serveFile } from "~/files/store/serve.server";
import { isKeptName } from "~/files/store/stored-names";
import { namedForGood } from "~/http/headers";
import { gone, notFound } from "~/http/refusal";
import { locateFile } from "~/http/stored-file.server";
import { readPictureVisibility } from "~/records/picture-status.server";
import { servicesOf } from "~/services/services.server";

/** Browsers show a single picture in their own page, which has inline styles. */
const picturePolicy = "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";

const noFile = "There is no such file.";

/**
 * @param maySeeHidden called if no public record shows it @returns undefined if it is no name of ours
 * @throws Response 404 if it is missing or hidden, 410 if it was erased
 */
export async function pictureResponse(
  request: Request,
  context: AppLoadContext,
  name: string,
  maySeeHidden: () => Promise<boolean> = async () => false,
): Promise<Response | undefined> {
  const { db } = servicesOf(context);
  const stored = name.replace(/\.jpg$/, ".webp");
  if (!isKeptName("pictures", stored)) return undefined;
  const status = readPictureVisibility(db, name);
  if (status === "erased") throw gone("This picture was erased.");
  if (status === "unknown") throw notFound(noFile);
  const isHidden = status === "hidden";
  if (isHidden && !(await maySeeHidden())) throw notFound(noFile);
  const path = await locateFile(context, "pictures", stored);
  const cacheControl = isHidden ? "private, no-store" : namedForGood;
  const response = name.endsWith(".jpg")
    ? await jpegResponse(request, path, cacheControl)
    : await serveFile(request, path, {
        contentType: name.endsWith(".avif") ? "image/avif" : "image/webp",
        cacheControl,
      });
  response.headers.set("Content-Security-Policy", picturePolicy);
  return response;
}

/** Only browsers without WebP ask for these, and visitors who open a photo. */
async function jpegResponse(request: Request, path: string, cacheControl: string): Promise<Response> {
  const headers = { "Content-Type": "image/jpeg", "Cache-Control": cacheControl };
  if (request.method === "HEAD") return new Response(null, { headers });
  const jpeg = await makeJpeg(path);
  if (!jpeg) throw notFound(noFile);
  return new Response(new Uint8Array(jpeg), {
    headers: { ...headers, "Content-Length": `${jpeg.byteLength}` },
  });
}
