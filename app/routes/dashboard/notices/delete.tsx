import { NoticeMeta } from "~/content/notices/list";
import { type Notice, notices } from "~/content/notices/notice.server";
import { longDate } from "~/dates/dates";
import { notice } from "~/kinds/notice";
import { plainText } from "~/text/plain-text";
import { deletePage } from "../records/delete-page.server";
import { deleteMeta, deleteRecord } from "../records/delete-record";

const page = deletePage(notice, notices);
export const loader = page.loader;
export const action = page.action;

export const meta = deleteMeta;

export default deleteRecord<Notice>((record) => (
  <>
    <NoticeMeta notice={record} dateOf={longDate} />
    <p className="whitespace-pre-line text-ink-soft">{plainText(record.details)}</p>
  </>
));
