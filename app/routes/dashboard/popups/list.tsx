import { msg } from "#message";
import { popup } from "~/content/popups/popup";
import { type Popup, popups } from "~/content/popups/popup.server";
import { listPage } from "../records/list-page.server";
import { addedOn, listMeta, recordList } from "../records/record-list";

export const loader = listPage(popup, popups);

export const meta = listMeta(popup);

export default recordList<Popup>(popup, { icon: "speakerphone", words: msg("No pop-ups yet.") }, addedOn);
