import { popupShape, popupToLegacyJson } from "~/content/popups/legacy-json";
import { popups } from "~/content/popups/popup.server";
import { legacyEndpoint } from "~/http/legacy-endpoint.server";
import { listCall } from "./endpoints.server";
import { listing } from "./openapi-parts";

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
