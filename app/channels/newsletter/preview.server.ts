import type { Services } from "~/services/services.server";
import { readSettings } from "~/settings/queries.server";
import { listNewNotices, nextIssueAt } from "./issue.server";
import { createEntry, formatSubject } from "./mail.server";
import { countByStatus } from "./numbers.server";
import { newsletterState } from "./state";

export async function previewNextIssue({ db, config }: Pick<Services, "db" | "config">, now = Date.now()) {
  const settings = await readSettings(db);
  const at = new Date(await nextIssueAt(db, settings, now)).toISOString();
  const notices = await listNewNotices(db, at);
  return {
    state: newsletterState(config, settings),
    at,
    recipients: (await countByStatus(db)).confirmed,
    subject: formatSubject(settings.school_name, notices),
    entries: notices.map(createEntry("")).map(({ link, ...entry }) => ({ ...entry, path: link })),
  };
}
