import { legacyImageUrl } from "~/files/picture";
import { imageUrl, named, number, text } from "~/openapi/json-shapes";
import type { Testimonial } from "./testimonial.server";

export function testimonialToLegacyJson({ id, name, details, picture }: Testimonial) {
  return { id, name, details, image_url: legacyImageUrl(picture.stem) };
}

export const testimonialShape = named("Testimonial", {
  id: number(),
  name: text(),
  details: text(),
  image_url: imageUrl(),
});
