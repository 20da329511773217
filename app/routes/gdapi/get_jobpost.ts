import { jobs } from "~/content/jobs/job.server";
import { jobShape, jobToLegacyJson } from "~/content/jobs/legacy-json";
import { legacyEndpoint } from "~/http/legacy-endpoint.server";
import { listCall } from "./endpoints.server";
import { listing } from "./openapi-parts";

const endpoint = legacyEndpoint(listCall(jobs, jobToLegacyJson, (data) => ({ success: true, data })));

export const loader = endpoint;
export const action = endpoint;

export const openApi = listing("Job posts, newest first", "data", jobShape, {
  success: { const: true },
});
