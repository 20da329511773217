import { recordsOf } from "~/content/records/records.server";
import { parserOf } from "~/forms/fields.server";
import { amenity } from "./amenity";

export const amenities = recordsOf(amenity);

export type Amenity = Awaited<ReturnType<typeof amenities.list>>[number];

export const parseAmenity = parserOf(amenity.fields);
