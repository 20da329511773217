import { amenity } from "~/content/amenities/amenity";
import { AmenityFields } from "~/content/amenities/fields";
import { parseAmenity } from "~/content/amenities/form.server";
import { amenities } from "~/content/amenities/queries.server";
import { wordsBody } from "../records/bodies.server";
import { editPage } from "../records/edit-page.server";
import { editMeta, editRecord } from "../records/edit-record";

const page = editPage(amenity, amenities, parseAmenity, wordsBody, { defaults: () => ({ position: "1" }) });
export const loader = page.loader;
export const action = page.action;

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta = editMeta(amenity);

export default editRecord(amenity, AmenityFields);
