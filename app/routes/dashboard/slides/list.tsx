import { msg } from "#message";
import { type Slide, slides } from "~/content/slides/slide.server";
import { slide } from "~/kinds/slide";
import { orderedPage } from "../records/list-page.server";
import { moveRecord } from "../records/move-record.server";
import { orderedList } from "../records/ordered-list";
import { listMeta } from "../records/record-list";

export const loader = orderedPage(slide, slides);

export const action = moveRecord(slide, slides);

export const meta = listMeta(slide);

export default orderedList<Slide>(
  slide,
  { icon: "presentation", words: msg("No slides yet.") },
  (row) => row.subtitle,
);
