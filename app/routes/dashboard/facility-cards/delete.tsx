import { facilityCard } from "~/content/facility-cards/facility-card";
import { facilityCards } from "~/content/facility-cards/queries.server";
import { deletePage } from "../records/delete-page.server";
import { deleteMeta, deleteRecord } from "../records/delete-record";

const page = deletePage(facilityCard, facilityCards);
export const loader = page.loader;
export const action = page.action;

export const meta = deleteMeta(facilityCard);

export default deleteRecord(facilityCard);
