import { logActivity } from "~/content/activity/queries.server";
import { parseTestimonial } from "~/content/testimonials/form.server";
import { createTestimonial } from "~/content/testimonials/queries.server";
import { photoEndpoint } from "~/http/photo-endpoint.server";

/** `POST /gdapi/addtestimonial.php`, multipart with the photo. */
const endpoint = photoEndpoint(
  "Testimonial added successfully",
  parseTestimonial,
  async (trx, staff, values, pictureId) => {
    await createTestimonial(trx, values, pictureId);
    await logActivity(trx, staff.username, "added a testimonial", values.name);
  },
);

export const loader = endpoint;
export const action = endpoint;
