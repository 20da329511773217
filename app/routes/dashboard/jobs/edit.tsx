import { JobFields } from "~/content/jobs/fields";
import { parseJob } from "~/content/jobs/form.server";
import { job } from "~/content/jobs/job";
import { jobs } from "~/content/jobs/queries.server";
import { wordsBody } from "../records/bodies.server";
import { editPage } from "../records/edit-page.server";
import { editMeta, editRecord } from "../records/edit-record";

const page = editPage(job, jobs, parseJob, wordsBody);
export const loader = page.loader;
export const action = page.action;

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta = editMeta(job);

export default editRecord(job, JobFields);
