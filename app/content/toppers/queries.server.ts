import { recordsOf } from "~/content/records/records.server";
import { topper } from "./topper";

/** Toppers, each with a picture. */
export const toppers = recordsOf(topper);

export type Topper = Awaited<ReturnType<typeof toppers.list>>[number];
