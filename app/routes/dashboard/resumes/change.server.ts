import type { AppLoadContext } from "@remix-run/node";
import { msg, t } from "#say";
import { recordEvent } from "~/activity-log/record-event.server";
import { resumes, updateApplication } from "~/content/resumes/queries.server";
import { isResumeStatus, resumeStatuses } from "~/content/resumes/statuses";
import { shortDate } from "~/dates/dates";
import { notFound } from "~/http/refusal";
import { resume as kind } from "~/kinds/resume";
import { speakingEnglish } from "~/languages/current";
import type { Staff } from "~/session/session.server";
import type { Database } from "~db/connection.server";

interface Change {
  id: number;
  status: string | null;
  /** Undefined without a note field. */
  note?: string | undefined;
}

/** Sets status and note. Logs the status only, no names or notes. @returns the message */
export async function changeApplication(
  context: AppLoadContext,
  trx: Database,
  staff: Staff,
  { id, status, note }: Change,
): Promise<string> {
  if (!isResumeStatus(status)) throw notFound();
  const resume = await resumes.find(trx, id);
  if (!resume) throw notFound();
  await updateApplication(trx, id, { status, ...(note !== undefined && { note }) });
  const { label } = resumeStatuses[status];
  if (resume.status !== status) {
    const changes = [{ label: msg("Status"), from: resumeStatuses[resume.status].label, to: label }];
    const subject = speakingEnglish(() => `sent on ${shortDate(resume.uploaded_at)}`);
    const record = { kind: kind.key, id };
    const verb = "changed resume status";
    await recordEvent(context, { who: staff.username, verb, subject, changes, record }, trx);
  }
  return t("Saved. Status: {label}", { label: t(label) });
}
