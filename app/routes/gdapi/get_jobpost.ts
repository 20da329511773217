import { jobToLegacyJson } from "~/content/jobs/legacy-json";
import { listJobs } from "~/content/jobs/queries.server";
import { legacyEndpoint } from "~/http/legacy-endpoint.server";
import { servicesOf } from "~/http/services.server";

/** Old clients take the whole list at once; it stays bounded. */
const limit = 500;

/** `GET /gdapi/get_jobpost.php`: newest first. */
const endpoint = legacyEndpoint({
  async GET({ context }) {
    const jobs = await listJobs(servicesOf(context).db, { limit });
    return Response.json({ success: true, data: jobs.map(jobToLegacyJson) });
  },
});

export const loader = endpoint;
export const action = endpoint;
