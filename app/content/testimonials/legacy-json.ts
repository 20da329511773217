import { legacyImageUrl } from "~/files/picture";
import type { Testimonial } from "./queries.server";

/** A testimonial, in the keys of the old endpoint. */
export function testimonialToLegacyJson(testimonial: Testimonial) {
  return {
    id: testimonial.id,
    name: testimonial.name,
    details: testimonial.details,
    image_url: legacyImageUrl(testimonial.picture.stem),
  };
}
