import { popup } from "~/content/popups/popup";
import { type Popup, popups } from "~/content/popups/queries.server";
import { shortDate } from "~/ui/dates";
import { listPage } from "../records/list-page.server";
import { listMeta, recordList } from "../records/record-list";

export const loader = listPage(popups);

export const meta = listMeta(popup);

export default recordList<Popup>(popup, { icon: "speakerphone", words: "No pop-ups yet." }, (row) => (
  <p className="hint">{shortDate(row.created_at)}</p>
));
