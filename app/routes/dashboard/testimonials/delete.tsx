import { testimonials } from "~/content/testimonials/queries.server";
import { testimonial } from "~/content/testimonials/testimonial";
import { deletePage } from "../records/delete-page.server";
import { deleteMeta, deleteRecord } from "../records/delete-record";

const page = deletePage(testimonial, testimonials);
export const loader = page.loader;
export const action = page.action;

export const meta = deleteMeta(testimonial);

export default deleteRecord(testimonial);
