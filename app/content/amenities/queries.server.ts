import { recordsOf } from "~/content/records/records.server";
import { amenity } from "./amenity";

/** The amenities in the order that staff gave them. */
export const amenities = recordsOf(amenity);

export type Amenity = Awaited<ReturnType<typeof amenities.list>>[number];
