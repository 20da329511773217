import { t } from "#say";
import { dropPhoto, maxPhotos, type PhotoForm, type PhotosForm } from "~/files/save-photo.server";

type Photo = NonNullable<PhotoForm["photo"]>;

interface Taken {
  added: number;
  problems: string[];
  /** Error that stopped the upload; earlier photos are stored. */
  error?: unknown;
}

/** Stores photos one by one; deletes refused files. @param add stores the nth, from 1; returns its problem */
export async function takePhotos(
  { fields, photos, surplus }: PhotosForm,
  add: (photo: Photo, nth: number) => Promise<string | undefined>,
): Promise<Taken> {
  const problems = surplus.map((name) =>
    t("{name}: more than {max} at once. Please send it with the next ones.", { name, max: maxPhotos }),
  );
  let added = 0;
  const waiting = [...photos];
  try {
    for (let photo = waiting.shift(); photo; photo = waiting.shift()) {
      const problem = await add(photo, photos.length - waiting.length);
      if (problem) problems.push(problem);
      else added += 1;
    }
    return { added, problems };
  } catch (error) {
    return { added, problems, error };
  } finally {
    for (const photo of waiting) await dropPhoto({ fields, photo });
  }
}
