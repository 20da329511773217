import { legacyImageUrl } from "~/files/picture";
import type { Topper } from "./queries.server";

/** A topper; the title is what clients use as alternative text (specification section 3), in the keys of the old endpoint. */
export function topperToLegacyJson(topper: Topper) {
  return {
    id: topper.id,
    name: topper.name,
    std: topper.std,
    marks: topper.marks,
    image_url: legacyImageUrl(topper.picture.stem),
    title: topper.name,
  };
}
