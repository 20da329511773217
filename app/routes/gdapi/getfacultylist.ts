import { memberToLegacyJson } from "~/content/faculty/legacy-json";
import { faculty } from "~/content/faculty/queries.server";
import { listEndpoint } from "./endpoints.server";

/** `GET /gdapi/getfacultylist.php`: newest first. */
const endpoint = listEndpoint(faculty, memberToLegacyJson);

export const loader = endpoint;
export const action = endpoint;
