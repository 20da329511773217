import { t } from "#say";
import { speakingToOffice } from "~/capabilities/translations/office-language.server";
import { instantAtSchool, todayAtSchool } from "~/dates/dates";
import type { Services } from "~/services/services.server";
import { readSettings } from "~/settings/queries.server";
import { findDoubtedPeriod } from "~db/clock";
import type { Database } from "~db/connection.server";
import { type ReportFinding, reportPath } from "./finding";
import { readReport } from "./report.server";
import { hasRun, noteRun } from "./runs.server";

/** Mondays from this time at the school. */
const time = "07:00:00";
const run = "weekly mail";
const maxLines = 60;

function isDue(now: number): boolean {
  const today = todayAtSchool(new Date(now));
  const isMonday = new Date(`${today}T00:00:00Z`).getUTCDay() === 1;
  return isMonday && now >= instantAtSchool(`${today}T${time}`);
}

/** None without findings or with a clock in doubt. @returns true if queued */
export async function queueWeeklyMail(
  { db, config }: Pick<Services, "db" | "config">,
  now = Date.now(),
): Promise<boolean> {
  const today = todayAtSchool(new Date(now));
  if (!config.smtp || !isDue(now) || (await findDoubtedPeriod(db))) return false;
  if (await hasRun(db, run, today)) return false;
  const { school_name } = await readSettings(db);
  const { findings, subject, text } = await speakingToOffice(db, async () => {
    const report = await readReport(db, today);
    const { done, all, findings } = report;
    const subject = t(/* The subject of a mail. */ "{school}: mandatory disclosure, {done} of {all}", {
      school: school_name,
      done,
      all,
    });
    return { findings, subject, text: mailText(report, config.origin ?? "") };
  });
  return db.transaction().execute(async (trx) => {
    if (await hasRun(trx, run, today)) return false;
    await noteRun(trx, run, today);
    if (findings.length === 0) return false;
    await queue(trx, { key: `disclosure|${today}`, subject, text }, now);
    return true;
  });
}

async function queue(
  trx: Database,
  mail: { key: string; subject: string; text: string },
  now: number,
): Promise<void> {
  const at = new Date(now).toISOString();
  await trx
    .insertInto("alert_mails")
    .values({ ...mail, created_at: at, next_attempt_at: at })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
}

function mailText(
  { done, all, findings }: { done: number; all: number; findings: readonly ReportFinding[] },
  site: string,
): string {
  const lines = findings
    .slice(0, maxLines)
    .flatMap(({ what, wrong, link }) => [`- ${what}: ${wrong}`, ...(site ? [`  ${site}${link.to}`] : [])]);
  const more = findings.length - maxLines;
  return [
    t("CBSE's Appendix IX on your website: {done} of {all} lines are in order.", { done, all }),
    "",
    ...lines,
    ...(more > 0 ? [`- ${t("and {count} more", { count: more })}`] : []),
    "",
    site
      ? t(/* In a mail. */ "The report: {address}", { address: `${site}${reportPath}` })
      : t("The report is on the dashboard, under Appendix IX."),
    "",
    t("This mail comes on Mondays while something is open."),
  ].join("\n");
}
