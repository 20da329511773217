import { recordsOf } from "~/content/records/records.server";
import { parserOf } from "~/forms/fields.server";
import { testimonial } from "./testimonial";

export const testimonials = recordsOf(testimonial);

export type Testimonial = Awaited<ReturnType<typeof testimonials.list>>[number];

/** Requires name, text and photo (specification section 7). The photo is checked separately. */
export const parseTestimonial = parserOf(testimonial.fields);
