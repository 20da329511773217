import { jobToLegacyJson } from "~/content/jobs/legacy-json";
import { jobs } from "~/content/jobs/queries.server";
import { listEndpoint } from "./endpoints.server";

/** `GET /gdapi/get_jobpost.php`: newest first. */
const endpoint = listEndpoint(jobs, jobToLegacyJson, (data) => ({ success: true, data }));

export const loader = endpoint;
export const action = endpoint;
