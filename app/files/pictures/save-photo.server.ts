import { rm } from "node:fs/promises";
import type { AppLoadContext } from "@remix-run/node";
import { t } from "#say";
import { type Answer, runOnce } from "~/forms/one-time.server";
import { servicesOf } from "~/services/services.server";
import type { Transaction } from "~db/connection.server";
import { describeTooLarge } from "../examine/describe-wrong-file";
import { withKeptFiles } from "../store/keep-files";
import { focusText, parseFocus } from "./focus/focus";
import { chosenFocusField } from "./focus/focus-form";
import { addPictureRow } from "./picture-rows.server";
import { makePicture, removePicture } from "./pictures.server";

export const maxPhotos = 20;

interface ReceivedPhoto {
  path: string;
  originalName: string;
  sha256: string;
  tooLarge: boolean;
  isVideo?: boolean;
  failure?: unknown;
}

export interface PhotoForm {
  fields: URLSearchParams;
  photo: ReceivedPhoto | undefined;
}

export interface PhotosForm {
  fields: URLSearchParams;
  photos: ReceivedPhoto[];
  surplus: string[];
}

/** Returns the problem before the photo is examined. */
export function photoProblem({ photo }: PhotoForm, required: boolean): string | undefined {
  if (!photo) return required ? t("Choose a photo") : undefined;
  if (!photo.tooLarge) return undefined;
  return describeTooLarge(photo, "photo", t("This photo is larger than 15 MB. Please choose a smaller one."));
}

/** Runs `work` once, with the picture's row; leaves no files on failure. @throws PictureRefusedError */
export async function savePhotoForm(
  context: AppLoadContext,
  { fields, photo }: PhotoForm,
  work: (trx: Transaction, pictureId: number | undefined) => Promise<Answer>,
  wide = false,
): Promise<Answer> {
  const { db, files, pictureAdded } = servicesOf(context);
  if (!photo) return runOnce(db, fields, (trx) => work(trx, undefined));
  if (photo.failure) throw photo.failure;
  try {
    const proposed = await makePicture(files, photo.path, wide, photo);
    const tapped = fields.get(chosenFocusField);
    const made = tapped ? { ...proposed, focus: focusText(parseFocus(tapped)) } : proposed;
    const remove = () => removePicture(files, made.stem);
    return await withKeptFiles(remove, async (noted) => {
      const addOnce = async (trx: Transaction) => {
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

export async function dropPhoto({ photo }: PhotoForm): Promise<void> {
  if (photo?.path) await rm(photo.path, { force: true });
}
