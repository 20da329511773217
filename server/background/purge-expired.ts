import { purgePasswordLinks } from "~/accounts/password-links.server";
import { purgeAlerts } from "~/activity-log/alerts.server";
import { purgeWrongTries } from "~/content/transfer-certificates/wrong-tries.server";
import { addMonths } from "~/dates/dates";
import { purgeLimits } from "~/limits/rate-limit.server";
import { purgeSessions } from "~/session/session.server";
import { purgeHosts } from "~/session/site-hosts.server";
import { readSettings } from "~/settings/queries.server";
import { purgeUndo } from "~/undo/undo.server";
import { type Database, emptyJournal } from "~db/connection.server";

const day = 24 * 60 * 60 * 1000;

export async function purgeExpired(db: Database, now = Date.now()): Promise<void> {
  const before = (age: number) => new Date(now - age).toISOString();
  const { activity_months } = await readSettings(db);
  await purgeSessions(db, now);
  await db
    .deleteFrom("submissions")
    .where("created_at", "<", before(7 * day))
    .execute();
  await db
    .deleteFrom("parked_forms")
    .where("created_at", "<", before(7 * day))
    .execute();
  await db
    .deleteFrom("activity")
    .where("at", "<", addMonths(new Date(now), -Number(activity_months)).toISOString())
    .execute();
  await purgeUndo(db, now);
  await purgeAlerts(db, now);
  await purgePasswordLinks(db, now);
  await purgeLimits(db, now);
  await purgeHosts(db, now);
  await purgeWrongTries(db, now);
  await emptyJournal(db);
}
