import { picturedRecords } from "~/content/records/records.server";

/** Videos in the order that staff gave them; the first one is the featured one. */
export const videos = picturedRecords(
  "videos",
  ["title", "description", "duration", "category", "video_id", "views", "published_on", "position"],
  "position",
);

export type Video = Awaited<ReturnType<typeof videos.list>>[number];
