import { recordsOf } from "~/content/records/records.server";
import { job } from "./job";

/** Job posts. */
export const jobs = recordsOf(job);

export type Job = Awaited<ReturnType<typeof jobs.list>>[number];
