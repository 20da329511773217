import { parsePopup, popups } from "~/content/popups/popup.server";
import { legacyEndpoint } from "~/http/legacy-endpoint.server";
import { popup } from "~/kinds/popup";
import { addWithPhotoCall } from "./endpoints.server";
import { uploading } from "./openapi-parts";

const endpoint = legacyEndpoint(addWithPhotoCall(popup, popups, parsePopup));

export const loader = endpoint;
export const action = endpoint;

export const openApi = uploading("Add a pop-up", popup.fields);
