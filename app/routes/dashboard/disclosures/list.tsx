import { useLoaderData } from "@remix-run/react";
import { disclosure } from "~/content/disclosures/disclosure";
import { disclosures } from "~/content/disclosures/queries.server";
import { orderedPage } from "../records/list-page.server";
import { listMeta, RecordList } from "../records/record-list";

export const loader = orderedPage(disclosures);

export const meta = listMeta(disclosure);

export default function Disclosures() {
  const page = useLoaderData<typeof loader>();
  return (
    <RecordList
      words={disclosure}
      page={page}
      empty={{ icon: "file-text", words: "No documents yet." }}
      linkOf={(row) => row.url}
    >
      {(row) => <p className="hint">{`Place ${row.position}`}</p>}
    </RecordList>
  );
}
