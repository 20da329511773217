import { recordsOf } from "~/content/records/records.server";
import { parserOf } from "~/forms/fields.server";
import { amenity } from "./amenity";

/** The amenities in the order that staff gave them. */
export const amenities = recordsOf(amenity);

export type Amenity = Awaited<ReturnType<typeof amenities.list>>[number];

/** Checks the form of an amenity. */
export const parseAmenity = parserOf(amenity.fields);
