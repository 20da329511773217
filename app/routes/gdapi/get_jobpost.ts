import { jobShape, jobToLegacyJson } from "~/content/jobs/legacy-json";
import { jobs } from "~/content/jobs/queries.server";
import { legacyEndpoint } from "~/http/legacy-endpoint.server";
import { listCall } from "./endpoints.server";
import { type Documented, list } from "./openapi-parts";

/** `GET /gdapi/get_jobpost.php`: newest first. */
const endpoint = legacyEndpoint(listCall(jobs, jobToLegacyJson, (data) => ({ success: true, data })));

export const loader = endpoint;
export const action = endpoint;

export const openApi: Documented = {
  path: "get_jobpost.php",
  get: list("Job posts, newest first", "data", "Job", { success: { const: true } }),
  schemas: { Job: jobShape },
};
