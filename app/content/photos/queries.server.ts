import { recordsOf } from "~/content/records/records.server";
import { photo } from "./photo";

/** The photos of the gallery. */
export const photos = recordsOf(photo, ["album_id"]);

export type GalleryPhoto = Awaited<ReturnType<typeof photos.list>>[number];
