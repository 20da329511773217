import { useLoaderData } from "@remix-run/react";
import { toppers } from "~/content/toppers/queries.server";
import { topper } from "~/content/toppers/topper";
import { listPage } from "../records/list-page.server";
import { listMeta, RecordList } from "../records/record-list";

export const loader = listPage(toppers);

export const meta = listMeta(topper);

export default function Toppers() {
  const page = useLoaderData<typeof loader>();
  return (
    <RecordList words={topper} page={page} empty={{ icon: "trophy", words: "No student results found." }}>
      {(row) => <p className="hint">{[row.std, row.marks].filter(Boolean).join(" · ")}</p>}
    </RecordList>
  );
}
