import { photos } from "~/content/photos/photo.server";
import { photo } from "~/kinds/photo";
import { deletePage } from "../records/delete-page.server";
import { deleteMeta, deleteRecord } from "../records/delete-record";

const page = deletePage(photo, photos);
export const loader = page.loader;
export const action = page.action;

export const meta = deleteMeta;

export default deleteRecord();
