import { stat } from "node:fs/promises";
import { join } from "node:path";
import { type Message, t } from "#say";
import { momentAtSchool } from "~/dates/dates";
import { readSettings } from "~/settings/queries.server";
import type { Database } from "~db/connection.server";
import { readBeginning } from "~db/site-identity";
import { sayContents } from "./contents";
import { backupFolder } from "./folder.server";
import { findLastGood, interrupted, isCopyMissing } from "./rows.server";

const hour = 60 * 60 * 1000;
/** Hours after which the last good backup is late: a night was missed. */
const maxAgeHours = 26;

export interface BackupState {
  isLate: boolean;
  words: string;
}

export async function readBackupState(
  db: Database,
  config: { uploadsDir: string; backupCopy?: unknown },
  now = Date.now(),
  settings?: { backup_folder: string },
): Promise<BackupState> {
  const good = await findLastGood(db);
  if (!good) {
    return (await isNewSite(db, now))
      ? { isLate: false, words: t("The first backup is made in the coming night.") }
      : { isLate: true, words: t("There is no backup of the website yet.") };
  }
  const { backup_folder } = settings ?? (await readSettings(db));
  const folder = backupFolder(config, backup_folder);
  const isThere = await stat(join(folder, good.name)).catch(() => undefined);
  if (!isThere) return { isLate: true, words: t("The last good backup is not in its folder any more.") };
  const hours = Math.floor((now - Date.parse(good.started_at)) / hour);
  if (hours >= maxAgeHours)
    return { isLate: true, words: t("The last good backup is {age} old.", { age: formatAge(hours) }) };
  if (good.problem)
    return {
      isLate: true,
      words: t(
        "The last backup is not complete, because uploaded files are missing on the server. Ask the person who looks after the server to run: npm run doctor",
      ),
    };
  if (good.copy_problem) {
    const reason = t(good.copy_problem as Message);
    return { isLate: true, words: t("The last backup has no copy elsewhere: {reason}", { reason }) };
  }
  if (config.backupCopy && (await isCopyMissing(db, new Date(now)))) {
    return {
      isLate: true,
      words: t("The last backup has no copy elsewhere: {reason}", { reason: t(interrupted) }),
    };
  }
  const contents = sayContents(good.contents);
  if (contents) {
    const moment = momentAtSchool(good.finished_at ?? good.started_at);
    const tested = t("The last backup was tested on {moment} and contains {contents}.", { moment, contents });
    const copied = good.copied_at ? t("It was copied to another place.") : "";
    return { isLate: false, words: [tested, copied].filter(Boolean).join(" ") };
  }
  const moment = momentAtSchool(good.started_at);
  const words = good.copied_at
    ? t("The last backup was made on {moment}, tested, and copied to another place.", { moment })
    : t("The last backup was made on {moment} and tested.", { moment });
  return { isLate: false, words };
}

/** True on the first day, before a nightly backup can be missing. */
async function isNewSite(db: Database, now: number): Promise<boolean> {
  const begun = await readBeginning(db);
  return begun !== undefined && now - Date.parse(begun) < 24 * hour;
}

function formatAge(hours: number): string {
  return hours < 72
    ? t("{count, plural, one {# hour} other {# hours}}", { count: hours })
    : t("{count, plural, one {# day} other {# days}}", { count: Math.floor(hours / 24) });
}
