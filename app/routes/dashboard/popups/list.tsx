import { useLoaderData } from "@remix-run/react";
import { popup } from "~/content/popups/popup";
import { popups } from "~/content/popups/queries.server";
import { shortDate } from "~/ui/dates";
import { listPage } from "../records/list-page.server";
import { listMeta, RecordList } from "../records/record-list";

export const loader = listPage(popups);

export const meta = listMeta(popup);

export default function Popups() {
  const page = useLoaderData<typeof loader>();
  return (
    <RecordList words={popup} page={page} empty={{ icon: "speakerphone", words: "No pop-ups yet." }}>
      {(row) => <p className="hint">{shortDate(row.created_at)}</p>}
    </RecordList>
  );
}
