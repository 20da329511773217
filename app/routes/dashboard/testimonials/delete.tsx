import { useLoaderData } from "@remix-run/react";
import { testimonials } from "~/content/testimonials/queries.server";
import { testimonial } from "~/content/testimonials/testimonial";
import { deletePage } from "../records/delete-page.server";
import { DeleteRecord, deleteMeta } from "../records/delete-record";

const page = deletePage(testimonial, testimonials);
export const loader = page.loader;
export const action = page.action;

export const meta = deleteMeta(testimonial);

export default function DeleteTestimonial() {
  return <DeleteRecord words={testimonial} {...useLoaderData<typeof loader>()} />;
}
