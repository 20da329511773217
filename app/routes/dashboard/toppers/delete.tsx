import { toppers } from "~/content/toppers/queries.server";
import { topper } from "~/content/toppers/topper";
import { deletePage } from "../records/delete-page.server";
import { deleteMeta, deleteRecord } from "../records/delete-record";

const page = deletePage(topper, toppers);
export const loader = page.loader;
export const action = page.action;

export const meta = deleteMeta(topper);

export default deleteRecord(topper);
