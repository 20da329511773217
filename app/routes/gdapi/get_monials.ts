import { testimonialToLegacyJson } from "~/content/testimonials/legacy-json";
import { testimonials } from "~/content/testimonials/queries.server";
import { listEndpoint } from "./endpoints.server";

/** `GET /gdapi/get_monials.php`: newest first. */
const endpoint = listEndpoint(testimonials, testimonialToLegacyJson);

export const loader = endpoint;
export const action = endpoint;
