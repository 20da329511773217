import { msg } from "#message";
import { type Testimonial, testimonials } from "~/content/testimonials/testimonial.server";
import { testimonial } from "~/kinds/testimonial";
import { excerpt } from "~/text/excerpt";
import { listPage } from "../records/list-page.server";
import { listMeta, recordList } from "../records/record-list";

export const loader = listPage(testimonial, testimonials);

export const meta = listMeta(testimonial);

export default recordList<Testimonial>(
  testimonial,
  { icon: "quote", words: msg("No testimonials yet.") },
  (row) => excerpt(row.details, 100),
);
