import { msg } from "#message";
import { type Video, videos } from "~/content/videos/video.server";
import { video } from "~/kinds/video";
import { categoryLabel } from "~/kinds/video-categories";
import { orderedPage } from "../records/list-page.server";
import { moveRecord } from "../records/move-record.server";
import { orderedList } from "../records/ordered-list";
import { listMeta } from "../records/record-list";

export const loader = orderedPage(video, videos);

export const action = moveRecord(video, videos);

export const meta = listMeta(video);

export default orderedList<Video>(video, { icon: "player-play", words: msg("No videos yet.") }, (row) =>
  [row.category && categoryLabel(row.category), row.duration].filter(Boolean).join(" · "),
);
