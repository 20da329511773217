import { parseJob } from "~/content/jobs/form.server";
import { job } from "~/content/jobs/job";
import { jobs } from "~/content/jobs/queries.server";
import { addEndpoint } from "./endpoints.server";

/** `POST /gdapi/addjob.php` with title and details. */
const endpoint = addEndpoint(job, jobs, parseJob);

export const loader = endpoint;
export const action = endpoint;
