import { type Message, msg, t } from "#say";
import {
  annualReportYear,
  parseAnnualReport,
  readAnnualReport,
  saveAnnualReport,
} from "~/content/disclosures/report/annual-report.server";
import { reportPath } from "~/content/disclosures/report/finding";
import { listOuterLinks, switchLinks } from "~/content/disclosures/report/links.server";
import { nightlyRun } from "~/content/disclosures/report/nightly.server";
import { readReport } from "~/content/disclosures/report/report.server";
import { lastRun } from "~/content/disclosures/report/runs.server";
import { todayAtSchool } from "~/dates/dates";
import { indianDate, indianMoment } from "~/dates/indian-dates";
import { mayDo } from "~/session/roles";
import { readSettings } from "~/settings/queries.server";
import { ButtonLink } from "~/ui/form/button";
import { useForm } from "~/ui/form/post-form";
import { PageHeader } from "~/ui/page/page-header";
import { noIndex, titled } from "~/ui/page/page-meta";
import type { Transaction } from "~db/connection.server";
import { type StaffArgs, staffAction, staffLoader } from "../staff-page.server";
import { AnnualReportForm } from "./annual-report-form";
import { Findings } from "./findings";
import { OuterLinks } from "./outer-links";

export const loader = staffLoader("editor", async ({ staff, db, openForm }) => {
  const today = todayAtSchool();
  const [report, links, settings, annual, checkedAt] = await Promise.all([
    readReport(db, today),
    listOuterLinks(db),
    readSettings(db),
    readAnnualReport(db, today),
    lastRun(db, nightlyRun),
  ]);
  return {
    ...(await openForm({ sent_on: annual?.sentOn ?? "" })),
    today,
    done: report.done,
    all: report.all,
    findings: report.findings,
    links,
    mayChangeSettings: mayDo(staff.role, "administrator"),
    areLinksChecked: settings.link_checks !== "off",
    annual: annual ?? null,
    checkedAt: checkedAt ?? null,
  };
});

/** Saves the date of the annual report, or disabled link checks. */
export const action = staffAction(
  { role: "editor", failure: msg("It could not be saved. Please try again.") },
  async ({ staff, fields, recordEvent }) => {
    const who = staff.username;
    if (fields.get("what") === "links")
      return { work: (trx: Transaction) => saveLinks(recordEvent, trx, fields.getAll("off")) };
    const today = todayAtSchool();
    const year = annualReportYear(today);
    if (year === undefined) {
      const message = t("No annual report is asked for at this time of the year.");
      return { answer: { location: reportPath, message } };
    }
    const parsed = parseAnnualReport(fields, year, today);
    if (!parsed.ok) return parsed;
    const { sentOn } = parsed.values;
    return {
      work: async (trx: Transaction) => {
        await saveAnnualReport(trx, { year, sentOn, who });
        const verb = sentOn ? "sent annual report" : "unsent annual report";
        await recordEvent({ verb, subject: String(year) }, trx);
        return { location: `${reportPath}#annual-report`, message: t("Annual report saved") };
      },
    };
  },
);

async function saveLinks(recordEvent: StaffArgs["recordEvent"], trx: Transaction, ignored: string[]) {
  const { off, on } = await switchLinks(trx, ignored);
  for (const [urls, verb] of [
    [off, "ignored link"],
    [on, "checked link"],
  ] as const) {
    for (const subject of urls) await recordEvent({ verb, subject }, trx);
  }
  return { location: `${reportPath}#links`, message: t("Links saved") };
}

export { noStore as headers } from "~/http/no-store";

const title: Message = msg("Report on Appendix IX");

export const meta = titled(title, { tags: () => [noIndex] });

/** For screen, with links to fields, and for print. */
export default function Report() {
  const { form, problem } = useForm<typeof loader, typeof action>();
  const { today, done, all, findings, links, areLinksChecked, mayChangeSettings, annual, checkedAt } = form;
  return (
    <>
      <PageHeader
        title={t(title)}
        lead={t("{date}: {done} of {all} lines are done.", { date: indianDate(today), done, all })}
      />
      <div className="shell section-narrow">
        <p className="actions mt-0 print:hidden">
          <ButtonLink href="/dashboard/appendix-ix">{t("Back to Appendix IX")}</ButtonLink>{" "}
          <ButtonLink href="/mandatory-public-disclosure#appendix-ix">
            {t("See the page of visitors")}
          </ButtonLink>{" "}
          <a className="tap font-semibold underline" href="/dashboard/help/disclosure-report">
            {t("Help")}
          </a>
        </p>
        <Findings findings={findings} />
        <p className="hint mt-6">
          {checkedAt
            ? t(
                "The website looked at all files and its own links on {moment}. It looks every night, and at files when they are saved.",
                { moment: indianMoment(checkedAt) },
              )
            : t(
                "The website looks at all files and its own links every night, and at files when they are saved. It has not had a night yet.",
              )}
        </p>
        {annual ? <AnnualReportForm annual={annual} form={form} problem={problem} /> : null}
        <OuterLinks
          links={links}
          areChecked={areLinksChecked}
          mayChange={mayChangeSettings}
          token={form.token}
        />
      </div>
    </>
  );
}
