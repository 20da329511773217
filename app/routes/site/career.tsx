import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useRouteLoaderData } from "@remix-run/react";
import { msg, t } from "#say";
import { type Job, jobs as jobRecords } from "~/content/jobs/job.server";
import { JobList } from "~/content/jobs/list";
import { ApplicantFields } from "~/content/resumes/applicant-fields";
import { resumeTooLarge } from "~/content/resumes/limits";
import { ResumeRefusedError, resumeFailure, takeResume } from "~/content/resumes/take-resume.server";
import { todayAtSchool } from "~/dates/dates";
import { invalid } from "~/forms/fields.server";
import { issueToken, visitor } from "~/forms/one-time.server";
import { redirectWithMessage } from "~/http/flash.server";
import { assertSameOrigin } from "~/http/origin.server";
import { unsaved } from "~/http/save-form.server";
import { job as jobWords } from "~/kinds/job";
import { type PageQuery, readQuery } from "~/lists/page-query";
import type { loader as rootLoader } from "~/root";
import { servicesOf } from "~/services/services.server";
import { settingsOnPage } from "~/settings/queries.server";
import { plainText } from "~/text/plain-text";
import { TextField } from "~/ui/form/fields";
import { PostForm, useForm } from "~/ui/form/post-form";
import { PrivacyNote } from "~/ui/form/privacy-note";
import type { FrameData } from "~/ui/frame/frame-data";
import { JsonLd, organizationData, placeData } from "~/ui/page/json-ld";
import { PageHeader } from "~/ui/page/page-header";
import { titled } from "~/ui/page/page-meta";

const limit = 100;

const query = { post: (value) => /^\d{1,9}$/.test(value) } satisfies PageQuery;
export const handle = { query, layout: "wide" };
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { config, db } = servicesOf(context);
  const [jobs, settings, token] = await Promise.all([
    jobRecords.listOnSite(db, { limit }),
    settingsOnPage(db),
    issueToken(db, visitor),
  ]);
  const chosen = jobs.find(({ id }) => id === Number(readQuery(request, query).post));
  return {
    jobs,
    typed: chosen ? { post: jobWords.nameOf(chosen) } : {},
    months: settings.resume_months,
    mailed: config.smtp !== undefined,
    token,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  assertSameOrigin(request, context);
  const typed = new URLSearchParams();
  try {
    return redirectWithMessage(request, context, await takeResume(request, context, typed));
  } catch (error) {
    if (!(error instanceof ResumeRefusedError)) {
      return unsaved(context, error, typed, t(resumeFailure), "visitor");
    }
    return invalid(error.form, error.status);
  }
}

export { noStore as headers } from "~/http/no-store";

export const meta = titled(msg("Career"));

export default function Career() {
  const {
    form: { jobs, typed, months, mailed, token },
    problem,
  } = useForm<typeof loader, typeof action>();
  const root = useRouteLoaderData<typeof rootLoader>("root");
  return (
    <>
      <PageHeader title={t("Career")} />
      <div className="shell section with-sidebar lg:grid-cols-[1fr_24rem] lg:items-start">
        <div>
          <h2>{t("Job openings")}</h2>
          <JobList jobs={jobs} />
        </div>
        <section
          className="card"
          aria-labelledby="resume-heading"
          data-enhance="resume"
          data-too-large={t(resumeTooLarge)}
        >
          <h2 id="resume-heading">{t("Send your resume")}</h2>
          {root?.message?.next ? (
            <p>
              <a href="/career">{t("Send another resume")}</a>
            </p>
          ) : (
            <PostForm upload token={token} errors={problem?.errors} submit={t("Upload resume")}>
              <ApplicantFields
                posts={jobs.map((job) => jobWords.nameOf(job))}
                mailed={mailed}
                state={problem ?? { typed }}
              />
              <TextField
                name="resumeupload"
                label={t("Resume")}
                type="file"
                hint={`${t("PDF, DOC or DOCX, max 5MB.")}${problem ? ` ${t("Choose the file again each time.")}` : ""}`}
                accept=".pdf,.doc,.docx"
                state={problem ?? {}}
              />
              <PrivacyNote email={root?.school.email_office}>
                {t(
                  "We use your resume to fill posts at the school. We keep what you enter here, the file with its name, the day it came, and how far your application has come. Only the school's office sees it, and it is erased after {months} months.",
                  { months },
                )}
              </PrivacyNote>
            </PostForm>
          )}
          <p className="mt-3">
            <a className="tap underline" href="/application">
              {t("Already applied? Check your application")}
            </a>
          </p>
        </section>
      </div>
      {root ? jobs.map((job) => <JsonLd key={job.id} data={postingData(job, root)} />) : null}
    </>
  );
}

const postingData = (job: Job, facts: Pick<FrameData, "school" | "site">) => ({
  "@type": "JobPosting",
  title: jobWords.nameOf(job),
  description: plainText(job.details),
  datePosted: todayAtSchool(new Date(job.created_at)),
  url: `${facts.site}/career#job-${job.id}`,
  hiringOrganization: organizationData(facts),
  jobLocation: placeData(facts),
});
