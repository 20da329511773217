import { parserOf } from "~/forms/fields.server";
import { recordsOf } from "~/records/records.server";
import { slide } from "../../kinds/slide";

export const slides = recordsOf(slide);

export type Slide = Awaited<ReturnType<typeof slides.list>>[number];

/** Fields of specification section 3. The photo is checked separately. */
export const parseSlide = parserOf(slide.fields);
