import { recordsOf } from "~/content/records/records.server";
import { parserOf } from "~/forms/fields.server";
import { slide } from "./slide";

/** The slides of the home page, in the order that staff gave them. */
export const slides = recordsOf(slide);

export type Slide = Awaited<ReturnType<typeof slides.list>>[number];

/** Image, title, subtitle, description (specification section 3); the photo is looked at on its own. */
export const parseSlide = parserOf(slide.fields);
