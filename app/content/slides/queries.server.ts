import { picturedRecords } from "~/content/records/records.server";

/** The slides of the home page, in the order that staff gave them. */
export const slides = picturedRecords("slides", ["title", "subtitle", "description", "position"], "position");

export type Slide = Awaited<ReturnType<typeof slides.list>>[number];
