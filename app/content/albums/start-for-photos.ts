import { sendFile } from "~/ui/form/send-file";
import { addOnePathOf, photosPathOf, startedField, startPath } from "./pages";

interface Started {
  album: number;
}

/**
 * Makes the album of a form before its photos are sent, on a page with script.
 * @param started the album that the form has made already; empty if it has not
 * @returns the way for the photos, or what is wrong with the form
 */
export async function startAlbumForPhotos(form: HTMLFormElement, started: string) {
  const body = new FormData(form);
  body.delete("photo");
  if (started) body.set(startedField, started);
  const { answer, problem = "" } = await sendFile<Started>(startPath, body, () => {});
  if (!answer) return { errors: { "": problem } };
  const { album } = answer;
  return { album, action: addOnePathOf(album), done: photosPathOf(album) };
}
