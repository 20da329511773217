import { parserOf } from "~/forms/fields.server";
import { job } from "./job";

/** Details are required (specification section 5). For the job form, and for the old endpoint's JSON. */
export const parseJob = parserOf(job.fields);
