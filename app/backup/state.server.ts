import { stat } from "node:fs/promises";
import { join } from "node:path";
import { readSettings } from "~/content/settings/queries.server";
import { momentAtSchool } from "~/ui/dates";
import type { Database } from "~db/connection.server";
import { backupFolder } from "./folder.server";
import { findLastGood } from "./rows.server";

const hour = 60 * 60 * 1000;
/** Hours after which the last good backup is too old: a night was left out. */
const maxAgeHours = 26;

export interface BackupState {
  /** Whether staff should do something. */
  isLate: boolean;
  /** When the last good backup was, in words. */
  words: string;
}

/**
 * How old the last good backup is, for people.
 * @param settings where they are read already
 */
export async function readBackupState(
  db: Database,
  config: { uploadsDir: string },
  now = Date.now(),
  settings?: { backup_folder: string },
): Promise<BackupState> {
  const good = await findLastGood(db);
  if (!good) return { isLate: true, words: "There is no backup of the website yet." };
  const { backup_folder } = settings ?? (await readSettings(db));
  const folder = backupFolder(config, backup_folder);
  const isThere = await stat(join(folder, good.name)).catch(() => undefined);
  if (!isThere) return { isLate: true, words: "The last good backup is not in its folder any more." };
  const hours = Math.floor((now - Date.parse(good.started_at)) / hour);
  if (hours >= maxAgeHours) return { isLate: true, words: `The last good backup is ${ageOf(hours)} old.` };
  if (good.copy_problem) {
    return { isLate: true, words: `The last backup has no copy elsewhere: ${good.copy_problem}` };
  }
  const copied = good.copied_at ? ", tested, and copied to another place" : " and tested";
  return { isLate: false, words: `The last backup was made on ${momentAtSchool(good.started_at)}${copied}.` };
}

function ageOf(hours: number): string {
  return hours < 72 ? `${hours} hours` : `${Math.floor(hours / 24)} days`;
}
