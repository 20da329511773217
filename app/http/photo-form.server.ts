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
 * Action of a call with one photo: checks session and origin, and removes a photo that was not stored.
 * @param originsOf returns other sites whose pages can call it
 */
export function photoCall(
  take: (args: PhotoCallArgs) => Promise<Response>,
  originsOf: (config: Config) => string[] = () => [],
) {
  return async (args: ActionFunctionArgs): Promise<Response> => {
    const { request, context } = args;
    const staff = await requireStaffCall(request, context, "editor");
    const form = await readPhotoForm(request, context, originsOf(servicesOf(context).config));
    try {
      return await take({ ...args, staff, form });
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
