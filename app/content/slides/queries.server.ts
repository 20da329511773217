import { recordsOf } from "~/content/records/records.server";
import { slide } from "./slide";

/** The slides of the home page, in the order that staff gave them. */
export const slides = recordsOf(slide);

export type Slide = Awaited<ReturnType<typeof slides.list>>[number];
