import { readSettings } from "~/capabilities/settings/queries.server";
import type { Services } from "~/services/services.server";
import { listNewNotices, nextIssueAt } from "./issue.server";
import { entryOf, subjectOf } from "./mail.server";
import { countStandings } from "./numbers.server";
import { newsletterState } from "./state";

/** The next issue as the notices stand now: what is scheduled until then is in it, what ends before is not. */
export async function previewNextIssue({ db, config }: Pick<Services, "db" | "config">, now = Date.now()) {
  const settings = await readSettings(db);
  const at = new Date(await nextIssueAt(db, settings, now)).toISOString();
  const notices = await listNewNotices(db, at);
  return {
    state: newsletterState(config, settings),
    at,
    recipients: (await countStandings(db)).confirmed,
    subject: subjectOf(settings.school_name, notices),
    entries: notices.map(entryOf("")).map(({ link, ...entry }) => ({ ...entry, path: link })),
  };
}
