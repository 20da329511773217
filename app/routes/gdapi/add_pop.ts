import { parsePopup } from "~/content/popups/form.server";
import { popup } from "~/content/popups/popup";
import { popups } from "~/content/popups/queries.server";
import { addWithPhotoEndpoint } from "./endpoints.server";

/** `POST /gdapi/add_pop.php`, multipart with the photo. */
const endpoint = addWithPhotoEndpoint(popup, popups, parsePopup);

export const loader = endpoint;
export const action = endpoint;
