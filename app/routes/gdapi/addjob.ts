import { jobs, parseJob } from "~/content/jobs/job.server";
import { legacyEndpoint } from "~/http/legacy-endpoint.server";
import { job } from "~/kinds/job";
import { addCall } from "./endpoints.server";
import { adding } from "./openapi-parts";

const endpoint = legacyEndpoint(addCall(job, jobs, parseJob));

export const loader = endpoint;
export const action = endpoint;

export const openApi = adding("Add a job post", job.fields);
