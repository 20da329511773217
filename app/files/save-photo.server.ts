import { rm } from "node:fs/promises";
import type { AppLoadContext } from "@remix-run/node";
import type { Transaction } from "kysely";
import { t } from "#say";
import { type Answer, runOnce } from "~/forms/one-time.server";
import { servicesOf } from "~/services/services.server";
import type { Schema } from "~db/schema";
import { withKeptFiles } from "./keep-files";
import { addPictureRow } from "./picture-rows.server";
import { makePicture, removePicture } from "./pictures.server";

/** Photos that one form may bring. */
export const maxPhotos = 20;

interface ReceivedPhoto {
  path: string;
  originalName: string;
  sha256: string;
  tooLarge: boolean;
  /** Why the disk did not take it. */
  failure?: unknown;
}

export interface PhotoForm {
  fields: URLSearchParams;
  /** The photo as it arrived; undefined if none was chosen. */
  photo: ReceivedPhoto | undefined;
}

export interface PhotosForm {
  fields: URLSearchParams;
  photos: ReceivedPhoto[];
  /** Names of the photos beyond `maxPhotos`, which were not kept. */
  surplus: string[];
}

/** What is wrong with the photo before it is looked at. */
export function photoProblem({ photo }: PhotoForm, required: boolean): string | undefined {
  if (!photo) return required ? t("Choose a photo") : undefined;
  return photo.tooLarge ? t("This photo is larger than 15 MB. Please choose a smaller one.") : undefined;
}

/**
 * Makes the renditions, then runs `work` once (see `runOnce`) in the transaction that also notes the picture; a
 * refused, repeated or failed form leaves no file behind.
 * @param wide whether the photo is to fill a window
 * @throws PictureRefusedError with words for the person, or what kept the photo from the disk
 */
export async function savePhotoForm(
  context: AppLoadContext,
  { fields, photo }: PhotoForm,
  work: (trx: Transaction<Schema>, pictureId: number | undefined) => Promise<Answer>,
  wide = false,
): Promise<Answer> {
  const { db, files, pictureAdded } = servicesOf(context);
  if (!photo) return runOnce(db, fields, (trx) => work(trx, undefined));
  if (photo.failure) throw photo.failure;
  try {
    const made = await makePicture(files, photo.path, wide);
    const remove = () => removePicture(files, made.stem);
    return await withKeptFiles(remove, async (noted) => {
      const addOnce = async (trx: Transaction<Schema>) => {
        const answer = await work(trx, await addPictureRow(trx, made));
        noted();
        return answer;
      };
      const answer = await runOnce(db, fields, addOnce, [photo.sha256]);
      pictureAdded?.();
      return answer;
    });
  } finally {
    await dropPhoto({ fields, photo });
  }
}

/** Removes the temporary file of a form that was refused before it was saved. */
export async function dropPhoto({ photo }: PhotoForm): Promise<void> {
  if (photo?.path) await rm(photo.path, { force: true });
}
