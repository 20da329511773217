import { recordsOf } from "~/content/records/records.server";
import { video } from "./video";

/** Videos in the order that staff gave them; the first one is the featured one. */
export const videos = recordsOf(video);

export type Video = Awaited<ReturnType<typeof videos.list>>[number];
