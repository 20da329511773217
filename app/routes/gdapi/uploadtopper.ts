import { parseTopper } from "~/content/toppers/form.server";
import { toppers } from "~/content/toppers/queries.server";
import { topper } from "~/content/toppers/topper";
import { addWithPhotoEndpoint } from "./endpoints.server";

/** `POST /gdapi/uploadtopper.php`, multipart with the photo. */
const endpoint = addWithPhotoEndpoint(topper, toppers, parseTopper);

export const loader = endpoint;
export const action = endpoint;
