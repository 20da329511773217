import { noteSiteValues } from "~/content/disclosures/appendix-ix/from-site.server";
import { instantAtSchool, todayAtSchool } from "~/dates/dates";
import type { Services } from "~/services/services.server";
import { checkFiles } from "./check-files.server";
import { crawlSite } from "./crawl.server";
import { hasRun, noteRun } from "./runs.server";

/** When the night's checks begin, at the school: after the backup as it comes. */
const time = "03:30:00";
/** Under which a night is noted. */
export const nightlyRun = "nightly checks";

/**
 * Makes the checks of a night, once a night and at the next look where the site was off: the files of documents, the links
 * of the site to itself, and what the settings and the faculty list say now, for the history of Appendix IX.
 * @returns true if they ran now
 */
export async function runNightlyChecks(
  { db, files, config, visit }: Pick<Services, "db" | "files" | "config" | "visit">,
  now = Date.now(),
): Promise<boolean> {
  const today = todayAtSchool(new Date(now));
  if (now < instantAtSchool(`${today}T${time}`) || (await hasRun(db, nightlyRun, today))) return false;
  await checkFiles({ db, files });
  await db.transaction().execute((trx) => noteSiteValues(trx));
  if (visit) await crawlSite({ db, config, visit });
  await noteRun(db, nightlyRun, today);
  return true;
}
