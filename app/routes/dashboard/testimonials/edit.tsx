import { withConsent } from "~/capabilities/consents/with-consent";
import { TestimonialFields } from "~/content/testimonials/fields";
import { parseTestimonial } from "~/content/testimonials/form.server";
import { testimonials } from "~/content/testimonials/queries.server";
import { testimonial } from "~/content/testimonials/testimonial";
import { photoBody } from "../records/bodies.server";
import { editPage } from "../records/edit-page.server";
import { editMeta, editRecord } from "../records/edit-record";

const page = editPage(testimonial, testimonials, parseTestimonial, photoBody);
export const loader = page.loader;
export const action = page.action;

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta = editMeta(testimonial);

export default editRecord(testimonial, withConsent(testimonial.key, TestimonialFields));
