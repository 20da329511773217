import { parserOf } from "~/forms/fields.server";
import { recordsOf } from "~/records/records.server";
import { testimonial } from "../../kinds/testimonial";

export const testimonials = recordsOf(testimonial);

export type Testimonial = Awaited<ReturnType<typeof testimonials.list>>[number];

/** Requires name, text and photo (specification section 7). The photo is checked separately. */
export const parseTestimonial = parserOf(testimonial.fields);
