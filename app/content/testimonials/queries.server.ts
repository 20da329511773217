import { recordsOf } from "~/content/records/records.server";
import { testimonial } from "./testimonial";

/** Parents' testimonials, each with a picture. */
export const testimonials = recordsOf(testimonial);

export type Testimonial = Awaited<ReturnType<typeof testimonials.list>>[number];
