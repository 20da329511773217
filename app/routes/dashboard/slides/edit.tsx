import { SlideFields } from "~/content/slides/fields";
import { parseSlide } from "~/content/slides/form.server";
import { slides } from "~/content/slides/queries.server";
import { slide } from "~/content/slides/slide";
import { widePhotoBody } from "../records/bodies.server";
import { editPage } from "../records/edit-page.server";
import { editMeta, editRecord } from "../records/edit-record";

const page = editPage(slide, slides, parseSlide, widePhotoBody, {
  defaults: () => ({ position: "1" }),
});
export const loader = page.loader;
export const action = page.action;

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta = editMeta(slide);

export default editRecord(slide, SlideFields);
