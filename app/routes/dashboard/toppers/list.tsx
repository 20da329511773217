import { msg } from "#message";
import { type Topper, toppers } from "~/content/toppers/topper.server";
import { topper } from "~/kinds/topper";
import { listPage } from "../records/list-page.server";
import { listMeta, recordList } from "../records/record-list";

export const loader = listPage(topper, toppers);

export const meta = listMeta(topper);

export default recordList<Topper>(
  topper,
  { icon: "trophy", words: msg("No student results found.") },
  (row) => [row.std, row.marks].filter(Boolean).join(" · "),
);
