import { jobs } from "~/content/jobs/job.server";
import { legacyEndpoint } from "~/http/legacy-endpoint.server";
import { job } from "~/kinds/job";
import { deleteCall } from "./endpoints.server";
import { type Documented, deletion } from "./openapi-parts";

const endpoint = legacyEndpoint(deleteCall(job, jobs));

export const loader = endpoint;
export const action = endpoint;

export const openApi: Documented = { delete: deletion("Delete a job post") };
