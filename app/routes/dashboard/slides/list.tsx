import { StatusBadge } from "~/content/records/status-badge";
import { type Slide, slides } from "~/content/slides/queries.server";
import { slide } from "~/content/slides/slide";
import { MetaLine } from "~/ui/meta-line";
import { orderedPage } from "../records/list-page.server";
import { listMeta, recordList } from "../records/record-list";

export const loader = orderedPage(slides);

export const meta = listMeta(slide);

export default recordList<Slide>(slide, { icon: "presentation", words: "No slides yet." }, (row) => (
  <MetaLine tight>
    <StatusBadge record={row} />
    <span>{row.subtitle}</span>
  </MetaLine>
));
