import { parsePhoto } from "~/content/photos/form.server";
import { photo } from "~/content/photos/photo";
import { photos } from "~/content/photos/queries.server";
import { addWithPhotoEndpoint } from "./endpoints.server";

/** `POST /gdapi/uploadImg.php`, multipart with the photo. */
const endpoint = addWithPhotoEndpoint(photo, photos, parsePhoto);

export const loader = endpoint;
export const action = endpoint;
