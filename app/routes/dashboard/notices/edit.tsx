import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { lazy, Suspense } from "react";
import { msg } from "#message";
import { t } from "#say";
import { noticeDefaults } from "~/content/notices/categories";
import { NoticeFilesField } from "~/content/notices/files-field";
import { notice } from "~/content/notices/notice";
import { notices, parseNotice } from "~/content/notices/notice.server";
import { formKeyField } from "~/content/notices/notice-file";
import { keepPreview } from "~/content/notices/previews.server";
import { todayAtSchool } from "~/dates/dates";
import type { Typed } from "~/forms/fields.server";
import { requireStaff } from "~/http/require-staff.server";
import { servicesOf } from "~/services/services.server";
import { type FormState, inputsOf } from "~/ui/form/fields";
import { FormatButtons } from "~/ui/form/format-buttons";
import { MoreFields } from "~/ui/form/more-fields";
import { Icon } from "~/ui/icons/icon";
import { editPage, readCopiedId } from "../records/edit-page.server";
import { editMeta, editRecord } from "../records/edit-record";
import { filesOfForm, newFormKey, noticeBody, readLateNotice } from "./notice-body.server";

const page = editPage(notice, notices, parseNotice, noticeBody, {
  defaults: () => ({ date: todayAtSchool(), ...noticeDefaults }),
  copied: ({ title, details, category, priority }) => ({ title, details, category, priority }),
  readLate: readLateNotice,
  async instead({ request, context, params }, staff, fields) {
    if (fields.get("preview") !== "yes") return undefined;
    const key = fields.get(formKeyField) ?? "";
    const id = params.id === undefined ? readCopiedId(request) : Number(params.id);
    await keepPreview(servicesOf(context).db, { key, staffId: staff.id }, fields, id);
    // A new URL each time, so that present frames reload.
    return { preview: `/dashboard/notice-preview/${key}?at=${Date.now()}` };
  },
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

/** Key of the form and its files. */
async function filesFor({ request, context, params }: LoaderFunctionArgs, typed: Typed) {
  const staff = await requireStaff(request, context, "editor");
  const formKey = typed[formKeyField] || newFormKey();
  const noticeId = params.id === undefined ? readCopiedId(request) : Number(params.id);
  return { formKey, files: await filesOfForm(context, noticeId, { key: formKey, staffId: staff.id }) };
}

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta = editMeta(notice);

/** Contains the preview's frames. */
export const handle = { frames: true };

const NoticeForm = editRecord(
  notice,
  ({ state }) => (
    <>
      <NoticeFields state={state} />
      <Files state={state} />
    </>
  ),
  msg("Add Notice"),
  PreviewButton,
);

function PreviewButton() {
  return (
    <button type="submit" name="preview" value="yes" className="button button-quiet">
      <Icon name="eye" />
      {t("Preview")}
    </button>
  );
}

const PreviewFrames = lazy(() => import("~/content/notices/preview-frames"));

export default function EditNotice() {
  const answer = useActionData<typeof action>();
  return (
    <>
      <NoticeForm />
      {answer && "preview" in answer ? (
        <Suspense>
          <PreviewFrames src={String(answer.preview)} />
        </Suspense>
      ) : null}
    </>
  );
}

function Files({ state }: { state: FormState }) {
  const form = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  // A form without a response keeps its files.
  const { formKey, files } = answer && "files" in answer ? answer : form;
  return <NoticeFilesField key={formKey} formKey={formKey} shown={files} state={state} />;
}

const eventFields = ["event_date", "event_time"] as const;

function NoticeFields({ state }: { state: FormState }) {
  const input = inputsOf(notice.fields, state);
  return (
    <>
      {input("title")}
      {input("details", {
        hint: t(
          "The newest notice also scrolls at the top of every page. **Two stars** around words make them bold, a dash (-) starts a list; addresses and phone numbers become links.",
        ),
        tools: <FormatButtons field="details" />,
      })}
      <div className="field-row">
        {input("date")}
        {input("category")}
        {input("priority")}
      </div>
      <MoreFields
        title={t("Event date and time (optional)")}
        open={eventFields.some((name) => state.typed?.[name] || state.errors?.[name])}
        className="field-row px-4 pb-4"
      >
        {input("event_date", {
          hint: t(
            "The notice is then in the school's calendars too. In the category Holidays, a day without a time means: no school.",
          ),
        })}
        {input("event_time", { hint: t("Leave empty for the whole day.") })}
      </MoreFields>
    </>
  );
}
