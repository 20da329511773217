import { popup } from "~/content/popups/popup";
import { type Popup, popups } from "~/content/popups/queries.server";
import { statusBadges } from "~/content/records/status-badge";
import { shortDate } from "~/ui/dates";
import { MetaLine } from "~/ui/meta-line";
import { listPage } from "../records/list-page.server";
import { listMeta, recordList } from "../records/record-list";

export const loader = listPage(popup, popups);

export const meta = listMeta(popup);

export default recordList<Popup>(popup, { icon: "speakerphone", words: "No pop-ups yet." }, (row) => (
  <MetaLine tight>
    {statusBadges(row)}
    <time dateTime={row.created_at}>{shortDate(row.created_at)}</time>
  </MetaLine>
));
