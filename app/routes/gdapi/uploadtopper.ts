import { logActivity } from "~/content/activity/queries.server";
import { parseTopper } from "~/content/toppers/form.server";
import { createTopper } from "~/content/toppers/queries.server";
import { photoEndpoint } from "~/http/photo-endpoint.server";

/** `POST /gdapi/uploadtopper.php`, multipart with the photo. */
const endpoint = photoEndpoint(
  "Result uploaded successfully",
  parseTopper,
  async (trx, staff, values, pictureId) => {
    await createTopper(trx, values, pictureId);
    await logActivity(trx, staff.username, "added a result", values.name);
  },
);

export const loader = endpoint;
export const action = endpoint;
