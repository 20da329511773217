import { legacyImageUrl } from "~/files/picture";
import { imageUrl, named, number, text } from "~/openapi/json-shapes";
import type { Topper } from "./topper.server";

/** Uses the keys of the old endpoint; clients use the title as alternative text (specification section 3). */
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

export const topperShape = named("Topper", {
  id: number(),
  name: text(),
  std: text("The class."),
  marks: text(),
  image_url: imageUrl(),
  title: text("Text alternative of the photo."),
});
