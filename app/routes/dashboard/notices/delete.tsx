import { useLoaderData } from "@remix-run/react";
import { NoticeMeta } from "~/content/notices/list";
import { notice } from "~/content/notices/notice";
import { notices } from "~/content/notices/queries.server";
import { deletePage } from "../records/delete-page.server";
import { DeleteRecord, deleteMeta } from "../records/delete-record";

const page = deletePage(notice, notices);
export const loader = page.loader;
export const action = page.action;

export const meta = deleteMeta(notice);

export default function DeleteNotice() {
  const { record, token } = useLoaderData<typeof loader>();
  return (
    <DeleteRecord words={notice} record={record} token={token}>
      <NoticeMeta notice={record} />
      <p className="notice-details">{record.details}</p>
    </DeleteRecord>
  );
}
