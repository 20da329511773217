import { msg } from "#message";
import { type Popup, popups } from "~/content/popups/popup.server";
import { popup } from "~/kinds/popup";
import { listPage } from "../records/list-page.server";
import { addedOn, listMeta, recordList } from "../records/record-list";

export const loader = listPage(popup, popups);

export const meta = listMeta(popup);

export default recordList<Popup>(popup, { icon: "speakerphone", words: msg("No pop-ups yet.") }, addedOn);
