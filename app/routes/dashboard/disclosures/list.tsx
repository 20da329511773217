import { disclosure } from "~/content/disclosures/disclosure";
import { type Disclosure, disclosures } from "~/content/disclosures/queries.server";
import { orderedPage } from "../records/list-page.server";
import { listMeta, recordList } from "../records/record-list";

export const loader = orderedPage(disclosures);

export const meta = listMeta(disclosure);

export default recordList<Disclosure>(
  disclosure,
  { icon: "file-text", words: "No documents yet." },
  (row) => <p className="hint">{`Position ${row.position}`}</p>,
  { linkOf: (row) => row.url },
);
