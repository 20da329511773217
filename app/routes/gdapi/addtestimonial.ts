import { parseTestimonial, testimonials } from "~/content/testimonials/testimonial.server";
import { legacyEndpoint } from "~/http/legacy-endpoint.server";
import { testimonial } from "~/kinds/testimonial";
import { addWithPhotoCall } from "./endpoints.server";
import { uploading } from "./openapi-parts";

const endpoint = legacyEndpoint(addWithPhotoCall(testimonial, testimonials, parseTestimonial));

export const loader = endpoint;
export const action = endpoint;

export const openApi = uploading("Add a testimonial", testimonial.fields);
