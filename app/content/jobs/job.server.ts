import { parserOf } from "~/forms/fields.server";
import { recordsOf } from "~/records/records.server";
import { job } from "../../kinds/job";

export const jobs = recordsOf(job);

export type Job = Awaited<ReturnType<typeof jobs.list>>[number];

/** For form and legacy JSON. Details are required (specification section 5). */
export const parseJob = parserOf(job.fields);
