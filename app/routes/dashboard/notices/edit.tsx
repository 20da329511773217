import { noticeDefaults } from "~/content/notices/categories";
import { NoticeFields } from "~/content/notices/fields";
import { parseNotice } from "~/content/notices/form.server";
import { notice } from "~/content/notices/notice";
import { notices } from "~/content/notices/queries.server";
import { todayAtSchool } from "~/ui/dates";
import { wordsBody } from "../records/bodies.server";
import { editPage } from "../records/edit-page.server";
import { editMeta, editRecord } from "../records/edit-record";

const page = editPage(notice, notices, parseNotice, wordsBody, {
  defaults: () => ({ date: todayAtSchool(), ...noticeDefaults }),
});
export const loader = page.loader;
export const action = page.action;

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta = editMeta(notice);

export default editRecord(notice, (state) => <NoticeFields state={state} />, "Add Notice");
