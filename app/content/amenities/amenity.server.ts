import { recordsOf } from "~/records/records.server";
import { amenity } from "../../kinds/amenity";

export const amenities = recordsOf(amenity);

export type Amenity = Awaited<ReturnType<typeof amenities.list>>[number];
