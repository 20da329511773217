import { type Video, videos } from "~/content/videos/queries.server";
import { video } from "~/content/videos/video";
import { orderedPage } from "../records/list-page.server";
import { listMeta, recordList } from "../records/record-list";

export const loader = orderedPage(videos);

export const meta = listMeta(video);

export default recordList<Video>(video, { icon: "player-play", words: "No videos yet." }, (row) => (
  <p className="hint">{[row.category, row.duration].filter(Boolean).join(" · ")}</p>
));
