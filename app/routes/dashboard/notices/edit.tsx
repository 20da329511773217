import { noticeDefaults } from "~/content/notices/categories";
import { NoticeFields } from "~/content/notices/fields";
import { parseNotice } from "~/content/notices/form.server";
import { notice } from "~/content/notices/notice";
import { notices } from "~/content/notices/queries.server";
import { todayAtSchool } from "~/ui/dates";
import { wordsBody } from "../records/bodies.server";
import { editPage } from "../records/edit-page.server";
import { EditRecord, editMeta } from "../records/edit-record";

const page = editPage({
  words: notice,
  records: notices,
  parse: parseNotice,
  read: wordsBody,
  defaults: () => ({ date: todayAtSchool(), ...noticeDefaults }),
});
export const loader = page.loader;
export const action = page.action;

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta = editMeta(notice);

export default function EditNotice() {
  return (
    <EditRecord words={notice} add="Add Notice">
      {(state) => <NoticeFields state={state} />}
    </EditRecord>
  );
}
