import { recordsOf } from "~/content/records/records.server";
import { parserOf } from "~/forms/fields.server";
import { slide } from "./slide";

export const slides = recordsOf(slide);

export type Slide = Awaited<ReturnType<typeof slides.list>>[number];

/** Fields of specification section 3. The photo is checked separately. */
export const parseSlide = parserOf(slide.fields);
