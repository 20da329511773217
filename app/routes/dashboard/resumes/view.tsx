import { msg, t } from "#say";
import { numberWords } from "~/content/resumes/application-number";
import { applicantLimits } from "~/content/resumes/limits";
import { resumes } from "~/content/resumes/queries.server";
import { applicantName, isResumeStatus, resumeStatuses, statusNames } from "~/content/resumes/statuses";
import { parserOf } from "~/forms/fields.server";
import { idOf } from "~/http/refusal";
import { resume as kind } from "~/kinds/resume";
import { TextArea } from "~/ui/form/fields";
import { PostForm, useForm } from "~/ui/form/post-form";
import { RadioField } from "~/ui/form/radio-field";
import { titled } from "~/ui/page/page-meta";
import { InboundView } from "../inbound/inbound-view";
import { openInbound } from "../inbound/view-page.server";
import { staffAction, staffLoader } from "../staff-page.server";
import { changeApplication } from "./change.server";
import { FileLink, formatFile, formatMore, getEraseDay, UnscannedHint } from "./facts";
import { replyTo } from "./reply.server";

export const loader = staffLoader("office", async (args) => {
  const { row, writtenIn, settings, panel } = await openInbound(args, resumes, replyTo);
  const lastDay = getEraseDay(row, Number(settings.resume_months));
  return { resume: { ...row, lastDay, writtenIn }, panel };
});

const parseStatus = parserOf(
  {
    status: {
      label: msg(
        /* At the beginning of a sentence: “The status may have at most 300 characters”. */ "The status",
      ),
      max: 20,
    },
    note: { label: msg("The note"), type: "long", max: applicantLimits.note },
  },
  { fields: ({ status }) => ({ status: status.refine(isResumeStatus, msg("Choose a status")) }) },
);

export const action = staffAction(
  { role: "office", proof: "none", characters: parseStatus.characters },
  async ({ context, params, staff, fields }) => {
    const parsed = parseStatus(fields);
    if (!parsed.ok) return parsed;
    const change = { id: idOf(params), ...parsed.values };
    return {
      work: async (trx) => ({
        location: kind.pages.list,
        message: await changeApplication(context, trx, staff, change),
      }),
    };
  },
);

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta = titled<typeof loader>((data) =>
  data ? t("Resume: {name}", { name: applicantName(data.resume) }) : t("Resume"),
);

export default function ResumePage() {
  const {
    form: { resume, panel },
    problem,
  } = useForm<typeof loader, typeof action>();
  const contact = [resume.phone, resume.email].filter(Boolean).join(" · ");
  return (
    <InboundView
      kind={kind}
      id={resume.id}
      title={applicantName(resume)}
      of={resume.original_name}
      all={t("All resumes")}
      panel={panel}
    >
      <section className="panel" aria-label={t("Application")}>
        <p className="font-semibold wrap-anywhere">
          {resume.post || t(/* The job that somebody applies for. */ "No post named")}
        </p>
        {contact ? <p className="wrap-anywhere">{contact}</p> : null}
        {resume.number ? (
          <p>{t("Application number {number}", { number: numberWords(resume.number) })}</p>
        ) : null}
        <p className="wrap-anywhere">{formatFile(resume)}</p>
        <p className="hint">{formatMore(resume)}</p>
        <UnscannedHint scans={[resume.scan]} />
        <p className="actions">
          <FileLink resume={resume} />
        </p>
      </section>
      <section className="panel">
        <h2>
          {t(/* How far an application has come. */ "Status: {label}", {
            label: t(resumeStatuses[resume.status].label),
          })}
        </h2>
        <PostForm errors={problem?.errors} submit={t("Save")}>
          <RadioField
            name="status"
            legend={t("How far it has come")}
            options={statusNames.map((value) => ({
              value,
              label: (
                <>
                  {t(resumeStatuses[value].label)}{" "}
                  <span className="hint block">
                    {t("The applicant reads: {told}", { told: t(resumeStatuses[value].told) })}
                  </span>
                </>
              ),
            }))}
            required
            state={problem ?? { typed: { status: resume.status } }}
          />
          <TextArea
            name="note"
            label={t("Note")}
            optional
            hint={t("Only staff see it.")}
            rows={3}
            maxLength={applicantLimits.note}
            state={problem ?? { typed: { note: resume.note } }}
          />
        </PostForm>
      </section>
    </InboundView>
  );
}
