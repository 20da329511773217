import type { AppLoadContext } from "@remix-run/node";
import { t } from "#say";
import { maxPictureBytes } from "~/files/pictures/picture-check.server";
import { maxPhotos, type PhotoForm, type PhotosForm } from "~/files/pictures/save-photo.server";
import { readMultipart } from "~/files/upload/multipart.server";
import { maxTextBytes } from "~/forms/form-size.server";
import { servicesOf } from "~/services/services.server";
import { bodyRefusal } from "./body-refusal";
import { assertSameOrigin } from "./origin.server";

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
  allowedOrigins: string[],
  maxCount: number,
): Promise<PhotosForm> {
  assertSameOrigin(request, context, allowedOrigins);
  try {
    const body = await readMultipart(request, {
      directory: servicesOf(context).files.incomingDirectory,
      files: { photo: { maxBytes: maxPictureBytes, maxCount } },
      maxFieldBytes: maxTextBytes(),
    });
    return { fields: body.fields, photos: body.files, surplus: body.surplus };
  } catch (error) {
    throw bodyRefusal(
      error,
      t("That is more than this form takes. Please choose a photo of at most 15 MB, or shorten the text."),
    );
  }
}
