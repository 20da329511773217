import { msg } from "#message";
import { VideoCollection } from "~/content/videos/list";
import { type Video, videos } from "~/content/videos/video.server";
import { titledPage } from "./titled";
import { wholeListPage } from "./whole-list";
import { wholeList } from "./whole-list.server";

const title = msg("Events");

export const handle = { layout: "wide" };
export const loader = wholeList(videos, "videos", 60);
export const meta = titledPage(title);
export default wholeListPage(title, (films: Video[]) => <VideoCollection videos={films} />);
