import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link } from "@remix-run/react";
import { t } from "#say";
import type { ProofHandle } from "~/accounts/proof/require-proof.server";
import { numberWords } from "~/content/resumes/application-number";
import { applicantLimits } from "~/content/resumes/limits";
import { resumes } from "~/content/resumes/queries.server";
import { parseStatus, statusCharacters } from "~/content/resumes/status-form.server";
import { applicantName, resumeStatuses, statusNames } from "~/content/resumes/statuses";
import { invalid } from "~/forms/fields.server";
import { idOf } from "~/http/params.server";
import { resume as kind } from "~/kinds/resume";
import { writtenIn } from "~/records/written-in.server";
import { ReplyPanel } from "~/ui/contact/reply-panel";
import { TextArea } from "~/ui/form/fields";
import { PostForm } from "~/ui/form/post-form";
import { RadioField } from "~/ui/form/radio-field";
import { useForm } from "~/ui/form/use-form";
import { titled } from "~/ui/page/page-meta";
import { EraseLink } from "../inbound/erase-link";
import { openInbound } from "../inbound/view-page.server";
import { staffAction } from "../staff-page.server";
import { changeApplication } from "./change.server";
import { FileLink, formatFile, formatMore, getEraseDay, UnscannedHint } from "./facts";
import { replyTo } from "./reply.server";

export const handle: ProofHandle = { proof: "none" };

export async function loader(args: LoaderFunctionArgs) {
  const { row: resume, settings, text, choice } = await openInbound(args, resumes);
  return {
    resume: {
      ...resume,
      lastDay: getEraseDay(resume, Number(settings.resume_months)),
      writtenIn: writtenIn(resume.language),
    },
    ...choice,
    reply: replyTo(resume, settings.school_name, text),
  };
}

export const action = staffAction(
  { role: "office", characters: statusCharacters },
  async ({ context, params, staff, fields }) => {
    const parsed = parseStatus(fields);
    if (!parsed.ok) return invalid(parsed);
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
    form: { resume, reply, templates, template },
    problem,
  } = useForm<typeof loader, typeof action>();
  const contact = [resume.phone, resume.email].filter(Boolean).join(" · ");
  return (
    <>
      <h1 className="wrap-anywhere">{applicantName(resume)}</h1>
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
      <ReplyPanel reply={reply} templates={templates} template={template} />
      <p className="actions items-center">
        <EraseLink to={`${kind.pages.record}/${resume.id}/delete`} of={resume.original_name} />{" "}
        <Link className="tap underline" to={kind.pages.list}>
          {t("All resumes")}
        </Link>
      </p>
    </>
  );
}
