import { type GalleryPhoto, photos } from "~/content/photos/photo.server";
import { legacyImageUrl } from "~/files/pictures/picture";
import { legacyEndpoint } from "~/http/legacy-endpoint.server";
import { imageUrl, named, number, text } from "~/openapi/json-shapes";
import { plainText } from "~/text/plain-text";
import { listCall } from "./endpoints.server";
import { listing } from "./openapi-parts";

function photoToLegacyJson({ id, title, description, picture }: GalleryPhoto) {
  return { id, title, description: plainText(description), image_url: legacyImageUrl(picture.stem) };
}

const photoShape = named("Photo", {
  id: number(),
  title: text(),
  description: text(),
  image_url: imageUrl(),
});

const endpoint = legacyEndpoint(listCall(photos, photoToLegacyJson));

export const loader = endpoint;
export const action = endpoint;

export const openApi = listing("The gallery, newest first", "photos", photoShape);
