import { type Popup, popups } from "~/content/popups/popup.server";
import { legacyImageUrl } from "~/files/pictures/picture";
import { legacyEndpoint } from "~/http/legacy-endpoint.server";
import { imageUrl, named, number, text, time } from "~/openapi/json-shapes";
import { plainText } from "~/text/plain-text";
import { listCall } from "./endpoints.server";
import { listing } from "./openapi-parts";

/** Uses the keys of the old endpoint. Clients pick the latest `uploaded_at` (specification section 4). */
function popupToLegacyJson(popup: Popup) {
  return {
    id: popup.id,
    title: popup.title,
    description: plainText(popup.description),
    image_url: legacyImageUrl(popup.picture.stem),
    uploaded_at: popup.created_at,
  };
}

const popupShape = named("Popup", {
  id: number(),
  title: text(),
  description: text(),
  image_url: imageUrl(),
  uploaded_at: time(),
});

/** A site shows one pop-up at a time, so the newest ones are enough. */
const limit = 50;

const endpoint = legacyEndpoint(
  listCall(popups, popupToLegacyJson, (photos) => ({ success: photos.length > 0, photos }), limit),
);

export const loader = endpoint;
export const action = endpoint;

export const openApi = listing(
  "Pop-ups, newest first; `success` is false where there is none",
  "photos",
  popupShape,
  {
    success: { type: "boolean" },
  },
);
