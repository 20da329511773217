import type { AppLoadContext } from "@remix-run/node";
import { t } from "#say";
import { maxPictureBytes } from "~/files/pictures/picture-check.server";
import { maxPhotos, type PhotoForm, type PhotosForm } from "~/files/pictures/save-photo.server";
import { readFilesForm } from "./files-form.server";

/** The caller removes it unless stored (`savePhotoForm` does). @throws Response 403, 413 or 400 */
export async function readPhotoForm(
  request: Request,
  context: AppLoadContext,
  allowedOrigins: string[] = [],
): Promise<PhotoForm> {
  const { fields, photos } = await readPhotos(request, context, allowedOrigins, 1);
  return { fields, photo: photos[0] };
}

export async function readPhotosForm(request: Request, context: AppLoadContext): Promise<PhotosForm> {
  return readPhotos(request, context, [], maxPhotos);
}

async function readPhotos(
  request: Request,
  context: AppLoadContext,
  origins: string[],
  maxCount: number,
): Promise<PhotosForm> {
  const { fields, files, surplus } = await readFilesForm(request, context, {
    limits: { photo: { maxBytes: maxPictureBytes, maxCount } },
    tooLarge: t(
      "That is more than this form takes. Please choose a photo of at most 15 MB, or shorten the text.",
    ),
    origins,
  });
  return { fields, photos: files, surplus };
}
