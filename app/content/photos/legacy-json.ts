import { legacyImageUrl } from "~/files/picture";
import { imageUrl, named, number, text } from "~/openapi/json-shapes";
import type { GalleryPhoto } from "./photo.server";

export function photoToLegacyJson({ id, title, description, picture }: GalleryPhoto) {
  return { id, title, description, image_url: legacyImageUrl(picture.stem) };
}

export const photoShape = named("Photo", {
  id: number(),
  title: text(),
  description: text(),
  image_url: imageUrl(),
});
