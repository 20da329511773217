import { parseTestimonial } from "~/content/testimonials/form.server";
import { testimonials } from "~/content/testimonials/queries.server";
import { testimonial } from "~/content/testimonials/testimonial";
import { legacyEndpoint } from "~/http/legacy-endpoint.server";
import { addWithPhotoCall } from "./endpoints.server";
import { uploading } from "./openapi-parts";

const endpoint = legacyEndpoint(addWithPhotoCall(testimonial, testimonials, parseTestimonial));

export const loader = endpoint;
export const action = endpoint;

export const openApi = uploading("Add a testimonial", testimonial.fields);
