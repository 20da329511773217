import { VideoFields } from "~/content/videos/fields";
import { parseVideo } from "~/content/videos/form.server";
import { videos } from "~/content/videos/queries.server";
import { video } from "~/content/videos/video";
import { editPage } from "../records/edit-page.server";
import { editMeta, editRecord } from "../records/edit-record";
import { videoBody } from "./video-body.server";

const page = editPage(video, videos, parseVideo, videoBody, {
  defaults: () => ({ position: "1", category: "Events" }),
});
export const loader = page.loader;
export const action = page.action;

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta = editMeta(video);

export default editRecord(video, VideoFields);
