import { type Topper, toppers } from "~/content/toppers/topper.server";
import { legacyImageUrl } from "~/files/pictures/picture";
import { legacyEndpoint } from "~/http/legacy-endpoint.server";
import { imageUrl, named, number, text } from "~/openapi/json-shapes";
import { listCall } from "./endpoints.server";
import { listing } from "./openapi-parts";

/** Uses the keys of the old endpoint; clients use the title as alternative text (specification section 3). */
function topperToLegacyJson(topper: Topper) {
  return {
    id: topper.id,
    name: topper.name,
    std: topper.std,
    marks: topper.marks,
    image_url: legacyImageUrl(topper.picture.stem),
    title: topper.name,
  };
}

const topperShape = named("Topper", {
  id: number(),
  name: text(),
  std: text("The class."),
  marks: text(),
  image_url: imageUrl(),
  title: text("Text alternative of the photo."),
});

const endpoint = legacyEndpoint(listCall(toppers, topperToLegacyJson));

export const loader = endpoint;
export const action = endpoint;

export const openApi = listing("Toppers, newest first", "photos", topperShape);
