import { recordsOf } from "~/content/records/records.server";
import { parserOf } from "~/forms/fields.server";
import { testimonial } from "./testimonial";

/** Parents' testimonials, each with a picture. */
export const testimonials = recordsOf(testimonial);

export type Testimonial = Awaited<ReturnType<typeof testimonials.list>>[number];

/** A name, the words and a photo (specification section 7); the photo is looked at on its own. */
export const parseTestimonial = parserOf(testimonial.fields);
