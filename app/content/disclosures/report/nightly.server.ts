import { noteSiteValues } from "~/content/disclosures/appendix-ix/from-site.server";
import { instantAtSchool, todayAtSchool } from "~/dates/dates";
import type { Services } from "~/services/services.server";
import { checkFiles } from "./check-files.server";
import { crawlSite } from "./crawl.server";
import { hasRun, noteRun } from "./runs.server";

/** At the school, after the default time of the backup. */
const time = "03:30:00";
export const nightlyRun = "nightly checks";

/** Runs once a night, or later if the site was off. @returns true if it ran */
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
