import { facility } from "~/content/facilities/facility";
import { type Facility, facilities } from "~/content/facilities/queries.server";
import { deletePage } from "../records/delete-page.server";
import { deleteMeta, deleteRecord } from "../records/delete-record";

const page = deletePage(facility, facilities);
export const loader = page.loader;
export const action = page.action;

export const meta = deleteMeta(facility);

export default deleteRecord<Facility>(facility);
