import type { AppLoadContext } from "@remix-run/node";
import { recordEvent } from "~/content/activity/record-event.server";
import { linksAfterSaving } from "~/content/records/kind";
import { PictureRefusedError } from "~/files/picture-check.server";
import { type PhotoForm, photoProblem, savePhotoForm } from "~/files/save-photo.server";
import type { Answer } from "~/forms/one-time.server";
import type { Staff } from "~/session/session.server";
import type { PhotoValues } from "./form.server";
import { photo } from "./photo";
import { photos } from "./queries.server";

/**
 * Puts one photo into the gallery, once however often its form is sent.
 * @returns why it was not taken, in words, or undefined where it was
 */
export async function addPhoto(
  context: AppLoadContext,
  staff: Staff,
  form: PhotoForm,
  values: PhotoValues,
): Promise<string | undefined> {
  const problem = photoProblem(form, true);
  if (problem) return problem;
  try {
    await savePhotoForm(context, form, async (trx, pictureId) => {
      if (pictureId === undefined) throw new Error("A new photo has a photo.");
      const id = await photos.create(trx, { ...values, picture_id: pictureId });
      const record = { kind: photo.key, id };
      const event = { who: staff.username, action: "added a photo", subject: values.title, record };
      await recordEvent(context, event, trx);
      return addedAnswer(1);
    });
  } catch (error) {
    if (error instanceof PictureRefusedError) return error.message;
    throw error;
  }
}

/** Where one goes when photos came into the gallery, and what is said there. */
export function addedAnswer(count: number): Answer {
  return {
    location: "/dashboard",
    message: count === 1 ? photo.added : `${count} images uploaded successfully`,
    links: linksAfterSaving({ shownAt: photo.page, add: photo.pages.add }),
  };
}
