import { keptRecords } from "~/content/records/records.server";

/** Job posts. */
export const jobs = keptRecords("jobs", ["title", "details"]);

export type Job = Awaited<ReturnType<typeof jobs.list>>[number];
