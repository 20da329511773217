import { topperToLegacyJson } from "~/content/toppers/legacy-json";
import { toppers } from "~/content/toppers/queries.server";
import { listEndpoint } from "./endpoints.server";

/** `GET /gdapi/get_toppers.php`: newest first. */
const endpoint = listEndpoint(toppers, topperToLegacyJson);

export const loader = endpoint;
export const action = endpoint;
