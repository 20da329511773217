import { logActivity } from "~/content/activity/queries.server";
import { parsePopup } from "~/content/popups/form.server";
import { createPopup } from "~/content/popups/queries.server";
import { photoEndpoint } from "~/http/photo-endpoint.server";

/** `POST /gdapi/add_pop.php`, multipart with the photo. */
const endpoint = photoEndpoint(
  "Pop-up added successfully",
  parsePopup,
  async (trx, staff, values, pictureId) => {
    await createPopup(trx, values, pictureId);
    await logActivity(trx, staff.username, "added a pop-up", values.title);
  },
);

export const loader = endpoint;
export const action = endpoint;
