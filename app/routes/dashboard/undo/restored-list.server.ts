import { type TrashKind, trashKinds } from "~/capabilities/trash/kinds";
import { photosPathOf } from "~/content/albums/pages";
import { albumOfAll } from "~/content/photos/album-photos.server";
import { photo } from "~/content/photos/photo";
import type { Database } from "~db/connection.server";

/** Staff list that contains restored records; photos of one album are in that album's. */
export async function listOfRestored(db: Database, kind: TrashKind, ids: readonly number[]): Promise<string> {
  const album = kind === photo.key ? await albumOfAll(db, ids) : null;
  return album === null ? trashKinds[kind].list : photosPathOf(album);
}
