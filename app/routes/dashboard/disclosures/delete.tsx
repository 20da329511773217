import { disclosure } from "~/content/disclosures/disclosure";
import { disclosures } from "~/content/disclosures/queries.server";
import { deletePage } from "../records/delete-page.server";
import { deleteMeta, deleteRecord } from "../records/delete-record";

const page = deletePage(disclosure, disclosures);
export const loader = page.loader;
export const action = page.action;

export const meta = deleteMeta(disclosure);

export default deleteRecord(disclosure);
