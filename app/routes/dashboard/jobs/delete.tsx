import { type Job, jobs } from "~/content/jobs/job.server";
import { job } from "~/kinds/job";
import { deletePage } from "../records/delete-page.server";
import { deleteMeta, deleteRecord } from "../records/delete-record";

const page = deletePage(job, jobs);
export const loader = page.loader;
export const action = page.action;

export const meta = deleteMeta;

export default deleteRecord<Job>((record) => (
  <p className="whitespace-pre-line text-ink-soft">{record.details}</p>
));
