import { PopupFields } from "~/content/popups/fields";
import { parsePopup } from "~/content/popups/form.server";
import { popup } from "~/content/popups/popup";
import { popups } from "~/content/popups/queries.server";
import { photoBody } from "../records/bodies.server";
import { editPage } from "../records/edit-page.server";
import { EditRecord, editMeta } from "../records/edit-record";

const page = editPage({
  words: popup,
  records: popups,
  parse: parsePopup,
  read: photoBody,
});
export const loader = page.loader;
export const action = page.action;

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta = editMeta(popup);

export default function EditPopup() {
  return (
    <EditRecord words={popup}>{(state, adding) => <PopupFields state={state} adding={adding} />}</EditRecord>
  );
}
