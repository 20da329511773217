import { msg, t } from "#say";
import { OtherLanguages } from "~/capabilities/translations/other-languages";
import { notices, parseNotice } from "~/content/notices/notice.server";
import { todayAtSchool } from "~/dates/dates";
import { notice, noticeName } from "~/kinds/notice";
import { noticeDefaults } from "~/kinds/notice-categories";
import { whatsappShareLink } from "~/links/share-links";
import { excerpt } from "~/text/excerpt";
import { type FormState, inputsOf } from "~/ui/form/fields";
import { FormatButtons } from "~/ui/form/format-buttons";
import { MoreFields } from "~/ui/form/more-fields";
import { filesBody, previewInstead, readLateFiles, withFiles } from "../attached-files/files-body.server";
import { FilesOfForm, PreviewButton, PreviewOfForm } from "../attached-files/files-of-form";
import { editPage } from "../records/edit-page.server";
import { editMeta, editRecord } from "../records/edit-record";

/** Characters; the link is part of a cookie. */
const maxSharedTitle = 60;

const form = editPage(notice, notices, parseNotice, filesBody(notice), {
  defaults: () => ({ date: todayAtSchool(), ...noticeDefaults }),
  copied: ({ title, details, category, priority }) => ({ title, details, category, priority }),
  readLate: readLateFiles(notice),
  instead: previewInstead("/dashboard/notice-preview"),
  inLanguages: true,
  share: ({ id, ...values }, page) => [
    {
      label: t("WhatsApp"),
      to: whatsappShareLink(`${excerpt(noticeName(values), maxSharedTitle)}\n${page}`),
    },
    { label: t("SMS"), to: `${notice.pages.record}/${id}/sms` },
  ],
});

const page = withFiles(notice, form);
export const loader = page.loader;
export const action = page.action;

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta = editMeta(notice);

const NoticeForm = editRecord(
  notice,
  ({ state, others }) => (
    <>
      <NoticeFields state={state} />
      <OtherLanguages fields={notice.fields} languages={others} state={state} />
      <FilesOfForm kind={notice} state={state} />
    </>
  ),
  msg("Add Notice"),
  PreviewButton,
);

export default function EditNotice() {
  return (
    <>
      <NoticeForm />
      <PreviewOfForm />
    </>
  );
}

const eventFields = ["event_date", "event_time", "event_end"] as const;

function NoticeFields({ state }: { state: FormState }) {
  const input = inputsOf(notice.fields, state);
  return (
    <>
      {input("title")}
      {input("details", {
        hint: t("The newest notice also scrolls at the top of every page."),
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
        {input("event_end")}
      </MoreFields>
    </>
  );
}
