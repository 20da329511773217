import type { ActionFunctionArgs, AppLoadContext } from "@remix-run/node";
import { t } from "#say";
import type { Config } from "~/config.server";
import { maxPictureBytes } from "~/files/pictures/picture-check.server";
import { maxPhotos, type PhotoForm, type PhotosForm } from "~/files/pictures/save-photo.server";
import type { MultipartBody } from "~/files/upload/multipart.server";
import { servicesOf } from "~/services/services.server";
import type { Staff } from "~/session/session.server";
import { readFilesForm } from "./files-form.server";
import { requireStaffCall } from "./require-staff.server";

/** Removes files that were not stored. */
type Discardable = Pick<MultipartBody, "discard">;

/** The caller discards the form in a `finally`. @throws Response 403, 413 or 400 */
export async function readPhotoForm(
  request: Request,
  context: AppLoadContext,
  allowedOrigins: string[] = [],
): Promise<PhotoForm & Discardable> {
  const { fields, photos, discard } = await readPhotos(request, context, allowedOrigins, 1);
  return { fields, photo: photos[0], discard };
}

interface PhotoCallArgs extends ActionFunctionArgs {
  staff: Staff;
  form: PhotoForm;
}

/**
 * Creates an action that receives one photo. Checks session and origin, and deletes the uploaded file afterwards.
 * @param getAllowedOrigins returns other sites that can call it
 */
export function photoCall(
  handle: (args: PhotoCallArgs) => Promise<Response>,
  getAllowedOrigins: (config: Config) => string[] = () => [],
) {
  return async (args: ActionFunctionArgs): Promise<Response> => {
    const { request, context } = args;
    const staff = await requireStaffCall(request, context, "editor");
    const form = await readPhotoForm(request, context, getAllowedOrigins(servicesOf(context).config));
    try {
      return await handle({ ...args, staff, form });
    } finally {
      await form.discard();
    }
  };
}

export async function readPhotosForm(
  request: Request,
  context: AppLoadContext,
): Promise<PhotosForm & Discardable> {
  return readPhotos(request, context, [], maxPhotos);
}

async function readPhotos(
  request: Request,
  context: AppLoadContext,
  origins: string[],
  maxCount: number,
): Promise<PhotosForm & Discardable> {
  const { fields, files, surplus, discard } = await readFilesForm(request, context, {
    limits: { photo: { maxBytes: maxPictureBytes, maxCount } },
    tooLarge: t(
      "That is more than this form takes. Please choose a photo of at most 15 MB, or shorten the text.",
    ),
    origins,
  });
  return { fields, photos: files, surplus, discard };
}
