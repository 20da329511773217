import { testimonialShape, testimonialToLegacyJson } from "~/content/testimonials/legacy-json";
import { testimonials } from "~/content/testimonials/testimonial.server";
import { legacyEndpoint } from "~/http/legacy-endpoint.server";
import { listCall } from "./endpoints.server";
import { listing } from "./openapi-parts";

const endpoint = legacyEndpoint(listCall(testimonials, testimonialToLegacyJson));

export const loader = endpoint;
export const action = endpoint;

export const openApi = listing("Testimonials, newest first", "photos", testimonialShape);
