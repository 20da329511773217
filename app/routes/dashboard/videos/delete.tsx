import { videos } from "~/content/videos/queries.server";
import { video } from "~/content/videos/video";
import { deletePage } from "../records/delete-page.server";
import { deleteMeta, deleteRecord } from "../records/delete-record";

const page = deletePage(video, videos);
export const loader = page.loader;
export const action = page.action;

export const meta = deleteMeta(video);

export default deleteRecord(video);
