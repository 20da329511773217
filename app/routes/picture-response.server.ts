import type { AppLoadContext } from "@remix-run/node";
import { pictureStanding } from "~/content/records/picture-standing.server";
import { serveFile } from "~/files/serve.server";
import { namedForGood } from "~/http/headers";
import { gone, notFound } from "~/http/refusal";
import { servicesOf } from "~/services/services.server";

/** Browsers show a lone picture in a page of their own, with styles in it. */
const picturePolicy = "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";

const noFile = "There is no such file.";

/**
 * A picture by its file name; undefined for every name that the store would not give one.
 * @param maySeeHidden asked where only records show it that are in the trash, or not on the site yet
 * @throws Response 404 if there is none or it may not be seen, 410 where it was erased
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
  const status = pictureStanding(db, name);
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
