import { photoToLegacyJson } from "~/content/photos/legacy-json";
import { photos } from "~/content/photos/queries.server";
import { listEndpoint } from "./endpoints.server";

/** `GET /gdapi/get_image.php`: newest first. */
const endpoint = listEndpoint(photos, photoToLegacyJson);

export const loader = endpoint;
export const action = endpoint;
