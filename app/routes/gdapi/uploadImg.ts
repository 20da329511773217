import { logActivity } from "~/content/activity/queries.server";
import { parsePhoto } from "~/content/photos/form.server";
import { createPhoto } from "~/content/photos/queries.server";
import { photoEndpoint } from "~/http/photo-endpoint.server";

/** `POST /gdapi/uploadImg.php`, multipart with the photo. */
const endpoint = photoEndpoint(
  "Image uploaded successfully",
  parsePhoto,
  async (trx, staff, values, pictureId) => {
    await createPhoto(trx, values, pictureId);
    await logActivity(trx, staff.username, "added a photo", values.title);
  },
);

export const loader = endpoint;
export const action = endpoint;
