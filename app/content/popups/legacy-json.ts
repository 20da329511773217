import { legacyImageUrl } from "~/files/picture";
import { imageUrl, named, number, text, time } from "~/openapi/json-shapes";
import type { Popup } from "./popup.server";

/** Uses the keys of the old endpoint. Clients pick the latest `uploaded_at` (specification section 4). */
export function popupToLegacyJson(popup: Popup) {
  return {
    id: popup.id,
    title: popup.title,
    description: popup.description,
    image_url: legacyImageUrl(popup.picture.stem),
    uploaded_at: popup.created_at,
  };
}

export const popupShape = named("Popup", {
  id: number(),
  title: text(),
  description: text(),
  image_url: imageUrl(),
  uploaded_at: time(),
});
