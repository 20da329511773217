import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { recordEvent } from "~/content/activity/record-event.server";
import {
  annualReportYear,
  readAnnualReport,
  saveAnnualReport,
} from "~/content/disclosure-report/annual-report.server";
import { reportPath } from "~/content/disclosure-report/finding";
import { parseAnnualReport } from "~/content/disclosure-report/form.server";
import { nightlyRun } from "~/content/disclosure-report/nightly.server";
import { readReport } from "~/content/disclosure-report/report.server";
import { lastRun } from "~/content/disclosure-report/runs.server";
import { invalid } from "~/forms/fields.server";
import { runOnce } from "~/forms/one-time.server";
import { redirectWithMessage } from "~/http/flash.server";
import { readForm } from "~/http/read-form.server";
import { requireStaff } from "~/http/require-staff.server";
import { openForm, unsaved } from "~/http/staff-form.server";
import { servicesOf } from "~/services/services.server";
import { todayAtSchool } from "~/ui/dates";
import { indianDate, indianMoment } from "~/ui/indian-dates";
import { PageHeader } from "~/ui/page-header";
import { noIndex, pageMeta } from "~/ui/page-meta";
import { AnnualReportForm } from "./annual-report-form";
import { Findings } from "./findings";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, context, "editor");
  const { db } = servicesOf(context);
  const today = todayAtSchool();
  const [report, annual, checkedAt] = await Promise.all([
    readReport(db, today),
    readAnnualReport(db, today),
    lastRun(db, nightlyRun),
  ]);
  return {
    ...(await openForm(request, context, staff, { sent_on: annual?.sentOn ?? "" })),
    today,
    done: report.done,
    all: report.all,
    findings: report.findings,
    annual: annual ?? null,
    checkedAt: checkedAt ?? null,
  };
}

/** Notes the day on which the annual report was sent. */
export async function action({ request, context }: ActionFunctionArgs) {
  const staff = await requireStaff(request, context, "editor");
  const fields = await readForm(request, context);
  const { db } = servicesOf(context);
  const today = todayAtSchool();
  const year = annualReportYear(today);
  const location = reportPath;
  if (year === undefined) {
    const message = "No annual report is asked for at this time of the year.";
    return redirectWithMessage(request, context, { location, message });
  }
  const parsed = parseAnnualReport(fields, year, today);
  if (!parsed.ok) return invalid(parsed);
  const { sentOn } = parsed.values;
  try {
    const answer = await runOnce(db, fields, async (trx) => {
      await saveAnnualReport(trx, { year, sentOn, who: staff.username });
      const action = sentOn
        ? "noted that the annual report was sent"
        : "noted that no annual report was sent";
      await recordEvent(context, { who: staff.username, action, subject: String(year) }, trx);
      return { location: `${location}#annual-report`, message: "Annual report saved" };
    });
    return redirectWithMessage(request, context, answer);
  } catch (error) {
    return unsaved(context, error, fields, "The day could not be saved. Please try again.");
  }
}

export { noStore as headers } from "~/http/no-store";

const title = "Report on Appendix IX";

export const meta = ({ matches }: { matches: Parameters<typeof pageMeta>[0] }) => [
  ...pageMeta(matches, title),
  noIndex,
];

/** What is open in the mandatory disclosure: on screen with the way to each field, and as a sheet for paper. */
export default function Report() {
  const form = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>();
  const { today, done, all, findings, annual, checkedAt } = form;
  return (
    <>
      <PageHeader title={title} lead={`${indianDate(today)}: ${done} of ${all} lines are done.`} />
      <div className="shell section-narrow">
        <p className="actions mt-0 print:hidden">
          <a className="button button-quiet" href="/dashboard/appendix-ix">
            Back to Appendix IX
          </a>{" "}
          <a className="button button-quiet" href="/mandatory-public-disclosure#appendix-ix">
            See the page of visitors
          </a>{" "}
          <a className="tap font-semibold underline" href="/dashboard/help/disclosure-report">
            Help
          </a>
        </p>
        <Findings findings={findings} />
        <p className="hint mt-6">
          {checkedAt
            ? `The website looked at all files on ${indianMoment(checkedAt)}. It does so every night, and when something is saved.`
            : "The website looks at all files every night, and when something is saved. It has not had a night yet."}
        </p>
        {annual ? <AnnualReportForm annual={annual} form={form} problem={problem} /> : null}
      </div>
    </>
  );
}
