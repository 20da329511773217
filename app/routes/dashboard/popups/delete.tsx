import { popup } from "~/content/popups/popup";
import { popups } from "~/content/popups/queries.server";
import { deletePage } from "../records/delete-page.server";
import { deleteMeta, deleteRecord } from "../records/delete-record";

const page = deletePage(popup, popups);
export const loader = page.loader;
export const action = page.action;

export const meta = deleteMeta(popup);

export default deleteRecord(popup);
