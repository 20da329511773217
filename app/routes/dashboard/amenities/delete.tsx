import { amenity } from "~/content/amenities/amenity";
import { amenities } from "~/content/amenities/queries.server";
import { deletePage } from "../records/delete-page.server";
import { deleteMeta, deleteRecord } from "../records/delete-record";

const page = deletePage(amenity, amenities);
export const loader = page.loader;
export const action = page.action;

export const meta = deleteMeta(amenity);

export default deleteRecord(amenity);
