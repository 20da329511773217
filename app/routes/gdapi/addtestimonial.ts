import { parseTestimonial } from "~/content/testimonials/form.server";
import { testimonials } from "~/content/testimonials/queries.server";
import { testimonial } from "~/content/testimonials/testimonial";
import { addWithPhotoEndpoint } from "./endpoints.server";

/** `POST /gdapi/addtestimonial.php`, multipart with the photo. */
const endpoint = addWithPhotoEndpoint(testimonial, testimonials, parseTestimonial);

export const loader = endpoint;
export const action = endpoint;
