import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { noticeDefaults } from "~/content/notices/categories";
import { NoticeFields } from "~/content/notices/fields";
import { NoticeFilesField } from "~/content/notices/files-field";
import { parseNotice } from "~/content/notices/form.server";
import { notice } from "~/content/notices/notice";
import { formKeyField } from "~/content/notices/notice-file";
import { notices } from "~/content/notices/queries.server";
import type { Typed } from "~/forms/fields.server";
import { requireStaff } from "~/http/require-staff.server";
import { todayAtSchool } from "~/ui/dates";
import type { FormState } from "~/ui/form/fields";
import { copyOf, editPage } from "../records/edit-page.server";
import { editMeta, editRecord } from "../records/edit-record";
import { filesOfForm, newFormKey, noticeBody, readLateNotice } from "./notice-body.server";

const page = editPage(notice, notices, parseNotice, noticeBody, {
  defaults: () => ({ date: todayAtSchool(), ...noticeDefaults }),
  copied: ({ title, details, category, priority }) => ({ title, details, category, priority }),
  readLate: readLateNotice,
});

export async function loader(args: LoaderFunctionArgs) {
  const form = await page.loader(args);
  return { ...form, ...(await filesFor(args, form.typed)) };
}

export async function action(args: ActionFunctionArgs) {
  const answer = await page.action(args);
  if (answer instanceof Response) return answer;
  return data({ ...answer.data, ...(await filesFor(args, answer.data.typed)) }, answer.init ?? {});
}

/** The key of a form, its own where it was sent, and the files that it shows. */
async function filesFor({ request, context, params }: LoaderFunctionArgs, typed: Typed) {
  const staff = await requireStaff(request, context, "editor");
  const formKey = typed[formKeyField] || newFormKey();
  const noticeId = params.id === undefined ? copyOf(request) : Number(params.id);
  return { formKey, files: await filesOfForm(context, noticeId, { key: formKey, staffId: staff.id }) };
}

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta = editMeta(notice);

export default editRecord(
  notice,
  (state) => (
    <>
      <NoticeFields state={state} />
      <Files state={state} />
    </>
  ),
  "Add Notice",
);

function Files({ state }: { state: FormState }) {
  const form = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  // A form that no answer came to has the files that it had.
  const { formKey, files } = answer && "files" in answer ? answer : form;
  return <NoticeFilesField key={formKey} formKey={formKey} shown={files} state={state} />;
}
