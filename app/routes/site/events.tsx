import { VideoCollection } from "~/content/videos/list";
import { type Video, videos } from "~/content/videos/queries.server";
import { wholeListMeta, wholeListPage } from "./whole-list";
import { wholeList } from "./whole-list.server";

const heading = { title: "Events", lead: "Films of the school's events and activities." };

export const loader = wholeList(videos, 60);
export const meta = wholeListMeta(heading);
export default wholeListPage(heading, (films: Video[]) => <VideoCollection videos={films} />);
