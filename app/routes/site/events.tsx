import { VideoCollection } from "~/content/videos/list";
import { type Video, videos } from "~/content/videos/queries.server";
import { wholeListMeta, wholeListPage } from "./whole-list";
import { wholeList } from "./whole-list.server";

const title = "Events";

export const loader = wholeList(videos, 60);
export const meta = wholeListMeta(title);
export default wholeListPage(title, (films: Video[]) => <VideoCollection videos={films} />);
