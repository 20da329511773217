import { parserOf } from "~/forms/fields.server";
import { popup } from "./popup";

/** A photo is required, its words are not (specification section 5); the photo is looked at on its own. */
export const parsePopup = parserOf(popup.fields);
