import { testimonialToLegacyJson } from "~/content/testimonials/legacy-json";
import { listTestimonials } from "~/content/testimonials/queries.server";
import { legacyEndpoint } from "~/http/legacy-endpoint.server";
import { servicesOf } from "~/http/services.server";

/** Old clients take the whole list at once; the newest this many are answered, so that the reply stays bounded. */
const limit = 500;

/** `GET /gdapi/get_monials.php`: newest first. */
const endpoint = legacyEndpoint({
  async GET({ context }) {
    const testimonials = await listTestimonials(servicesOf(context).db, { limit });
    return Response.json({ photos: testimonials.map(testimonialToLegacyJson) });
  },
});

export const loader = endpoint;
export const action = endpoint;
