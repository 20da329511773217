import { picturedRecords } from "~/content/records/records.server";

/** Parents' testimonials, each with a picture. */
export const testimonials = picturedRecords("testimonials", ["name", "details"]);

export type Testimonial = Awaited<ReturnType<typeof testimonials.list>>[number];
