import { t } from "#say";
import { dropPhoto, maxPhotos, type PhotoForm, type PhotosForm } from "~/files/save-photo.server";

type Photo = NonNullable<PhotoForm["photo"]>;

interface Taken {
  added: number;
  /** What is wrong with each of the others, in words for the person. */
  problems: string[];
  /** What ended it before the last photo: those before it are kept. */
  error?: unknown;
}

/**
 * Takes the photos of a form one by one, in the order in which they were chosen, and leaves no file of the others.
 * @param add a photo, the nth from 1; answers with what is wrong with it, if something is
 */
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
