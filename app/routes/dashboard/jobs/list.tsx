import { msg } from "#message";
import { type Job, jobs } from "~/content/jobs/job.server";
import { job } from "~/kinds/job";
import { listPage } from "../records/list-page.server";
import { addedOn, listMeta, recordList } from "../records/record-list";

export const loader = listPage(job, jobs);

export const meta = listMeta(job);

export default recordList<Job>(job, { icon: "briefcase", words: msg("No Post found") }, addedOn);
