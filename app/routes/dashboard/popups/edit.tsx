import { PopupFields } from "~/content/popups/fields";
import { parsePopup } from "~/content/popups/form.server";
import { popup } from "~/content/popups/popup";
import { popups } from "~/content/popups/queries.server";
import { photoBody } from "../records/bodies.server";
import { editPage } from "../records/edit-page.server";
import { editMeta, editRecord } from "../records/edit-record";

const page = editPage(popup, popups, parsePopup, photoBody);
export const loader = page.loader;
export const action = page.action;

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta = editMeta(popup);

export default editRecord(popup, PopupFields);
