import { type Testimonial, testimonials } from "~/content/testimonials/testimonial.server";
import { legacyImageUrl } from "~/files/pictures/picture";
import { legacyEndpoint } from "~/http/legacy-endpoint.server";
import { imageUrl, named, number, text } from "~/openapi/json-shapes";
import { plainText } from "~/text/plain-text";
import { listCall } from "./endpoints.server";
import { listing } from "./openapi-parts";

function testimonialToLegacyJson({ id, name, details, picture }: Testimonial) {
  return { id, name, details: plainText(details), image_url: legacyImageUrl(picture.stem) };
}

const testimonialShape = named("Testimonial", {
  id: number(),
  name: text(),
  details: text(),
  image_url: imageUrl(),
});

const endpoint = legacyEndpoint(listCall(testimonials, testimonialToLegacyJson));

export const loader = endpoint;
export const action = endpoint;

export const openApi = listing("Testimonials, newest first", "photos", testimonialShape);
