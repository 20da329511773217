import { disclosure } from "~/content/disclosures/disclosure";
import { type Disclosure, disclosures } from "~/content/disclosures/queries.server";
import { orderedPage } from "../records/list-page.server";
import { moveRecord } from "../records/move-record.server";
import { orderedList } from "../records/ordered-list";
import { listMeta } from "../records/record-list";

export const loader = orderedPage(disclosure, disclosures);

export const action = moveRecord(disclosure, disclosures);

export const meta = listMeta(disclosure);

export default orderedList<Disclosure>(
  disclosure,
  { icon: "file-text", words: "No documents yet." },
  (row) => <p className="hint">{`Position ${row.position}`}</p>,
  { linkOf: (row) => row.url },
);
