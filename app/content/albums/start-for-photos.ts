import { sendFile } from "~/ui/form/send-file";
import { addOnePathOf, photosPathOf, startedField, startPath } from "./pages";

interface Started {
  album: number;
}

/** @param started album of an earlier attempt; empty if none @returns URLs for the photos, or errors */
export async function startAlbumForPhotos(form: HTMLFormElement, started: string) {
  const body = new FormData(form);
  body.delete("photo");
  if (started) body.set(startedField, started);
  const { answer, problem = "" } = await sendFile<Started>(startPath, body, () => {});
  if (!answer) return { errors: { "": problem } };
  const { album } = answer;
  return { album, action: addOnePathOf(album), done: photosPathOf(album) };
}
