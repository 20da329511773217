import { recordsOf } from "~/content/records/records.server";
import { parserOf } from "~/forms/fields.server";
import { job } from "./job";

/** Job posts. */
export const jobs = recordsOf(job);

export type Job = Awaited<ReturnType<typeof jobs.list>>[number];

/** Details are required (specification section 5). For the job form, and for the old endpoint's JSON. */
export const parseJob = parserOf(job.fields);
