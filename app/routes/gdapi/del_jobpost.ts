import { job } from "~/content/jobs/job";
import { jobs } from "~/content/jobs/queries.server";
import { deleteEndpoint } from "./endpoints.server";

/** `DELETE /gdapi/del_jobpost.php?id={id}` */
const endpoint = deleteEndpoint(job, jobs);

export const loader = endpoint;
export const action = endpoint;
