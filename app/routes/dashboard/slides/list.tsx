import { type Slide, slides } from "~/content/slides/queries.server";
import { slide } from "~/content/slides/slide";
import { orderedPage } from "../records/list-page.server";
import { listMeta, recordList } from "../records/record-list";

export const loader = orderedPage(slides);

export const meta = listMeta(slide);

export default recordList<Slide>(slide, { icon: "presentation", words: "No slides yet." }, (row) => (
  <p className="hint">{row.subtitle}</p>
));
