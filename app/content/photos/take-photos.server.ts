import { t } from "#say";
import { dropPhoto, maxPhotos, type PhotoForm, type PhotosForm } from "~/files/pictures/save-photo.server";
import type { AddResult } from "./add.server";

type Photo = NonNullable<PhotoForm["photo"]>;

export interface Taken {
  added: number;
  present: number;
  problems: string[];
  /** Error that stopped the upload; earlier photos are stored. */
  error?: unknown;
}

/** Stores photos one by one; deletes refused files. @param add stores the nth, from 1; returns its result */
export async function takePhotos(
  { fields, photos, surplus }: PhotosForm,
  add: (photo: Photo, nth: number) => Promise<AddResult>,
): Promise<Taken> {
  const problems = surplus.map((name) =>
    t("{name}: more than {max} at once. Please send it with the next ones.", { name, max: maxPhotos }),
  );
  let added = 0;
  let present = 0;
  const waiting = [...photos];
  try {
    for (let photo = waiting.shift(); photo; photo = waiting.shift()) {
      const { problem, isThere } = await add(photo, photos.length - waiting.length);
      if (problem) problems.push(photos.length > 1 ? `${photo.originalName}: ${problem}` : problem);
      else if (isThere) present += 1;
      else added += 1;
    }
    return { added, present, problems };
  } catch (error) {
    return { added, present, problems, error };
  } finally {
    for (const photo of waiting) await dropPhoto({ fields, photo });
  }
}
