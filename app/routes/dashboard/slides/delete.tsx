import { slides } from "~/content/slides/queries.server";
import { slide } from "~/content/slides/slide";
import { deletePage } from "../records/delete-page.server";
import { deleteMeta, deleteRecord } from "../records/delete-record";

const page = deletePage(slide, slides);
export const loader = page.loader;
export const action = page.action;

export const meta = deleteMeta(slide);

export default deleteRecord(slide);
