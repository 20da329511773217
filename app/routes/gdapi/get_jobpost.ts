import { type Job, jobs } from "~/content/jobs/job.server";
import { legacyEndpoint } from "~/http/legacy-endpoint.server";
import { named, number, text, time } from "~/openapi/json-shapes";
import { plainText } from "~/text/plain-text";
import { listCall } from "./endpoints.server";
import { listing } from "./openapi-parts";

function jobToLegacyJson({ id, title, details, created_at }: Job) {
  return { id, title, details: plainText(details), created_at };
}

const jobShape = named("Job", { id: number(), title: text(), details: text(), created_at: time() });

const endpoint = legacyEndpoint(listCall(jobs, jobToLegacyJson, (data) => ({ success: true, data })));

export const loader = endpoint;
export const action = endpoint;

export const openApi = listing("Job posts, newest first", "data", jobShape, {
  success: { const: true },
});
