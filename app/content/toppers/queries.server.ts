import { picturedRecords } from "~/content/records/records.server";

/** Toppers, each with a picture. */
export const toppers = picturedRecords("toppers", ["name", "marks", "std"]);

export type Topper = Awaited<ReturnType<typeof toppers.list>>[number];
