import { parserOf } from "~/forms/fields.server";
import { slide } from "./slide";

/** Image, title, subtitle, description (specification section 3); the photo is looked at on its own. */
export const parseSlide = parserOf(slide.fields);
