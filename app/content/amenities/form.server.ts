import { parserOf } from "~/forms/fields.server";
import { amenity } from "./amenity";

/** Checks the form of an amenity. */
export const parseAmenity = parserOf(amenity.fields);
