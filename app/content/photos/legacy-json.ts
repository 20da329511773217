import { legacyImageUrl } from "~/files/picture";
import type { GalleryPhoto } from "./queries.server";

/** A gallery photo, in the keys of the old endpoint. */
export function photoToLegacyJson(photo: GalleryPhoto) {
  return {
    id: photo.id,
    title: photo.title,
    description: photo.description,
    image_url: legacyImageUrl(photo.picture.stem),
  };
}
