import { parserOf } from "~/forms/fields.server";
import { testimonial } from "./testimonial";

/** A name, the words and a photo (specification section 7); the photo is looked at on its own. */
export const parseTestimonial = parserOf(testimonial.fields);
