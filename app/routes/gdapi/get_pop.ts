import { popupToLegacyJson } from "~/content/popups/legacy-json";
import { popups } from "~/content/popups/queries.server";
import { listEndpoint } from "./endpoints.server";

/** A site shows one pop-up at a time: the newest this many are enough. */
const limit = 50;

/** `GET /gdapi/get_pop.php`: newest first. */
const endpoint = listEndpoint(
  popups,
  popupToLegacyJson,
  (photos) => ({ success: photos.length > 0, photos }),
  limit,
);

export const loader = endpoint;
export const action = endpoint;
