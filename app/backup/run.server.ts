import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Config } from "~/config.server";
import type { UploadsConfig } from "~/files/store/open-store.server";
import { fileKinds } from "~/files/store/stored-names";
import { allKinds } from "~/kinds/registry";
import { readSettings } from "~/settings/queries.server";
import { isErasingAllowed } from "~db/clock";
import type { Database } from "~db/connection.server";
import { namingDamage, storageProblem } from "~db/storage-errors";
import { makeArchive } from "./archive.server";
import { describeContents } from "./contents";
import { copyArchive, removeExpiredCopies } from "./copies/copies.server";
import type { FreeBytes } from "./disk-room.server";
import { BackupError } from "./errors";
import { backupFolder, makeFolder } from "./folder.server";
import { backupLeftovers, removeAll, runLeftovers } from "./leftovers.server";
import { archiveName } from "./names";
import { expiredArchives } from "./retention";
import {
  claimCopy,
  claimRun,
  damagedDatabase,
  findLastGood,
  finishRun,
  isBackupDue,
  leaseTime,
  listGoodArchives,
  noteCopy,
  renewLease,
} from "./rows.server";
import { unpackChecked } from "./unpack-checked.server";

interface RunOrder {
  db: Database;
  config: Pick<Config, "databaseFile" | "uploadsDir"> &
    Partial<Pick<Config, "backupCopy" | "litestreamMetrics" | "uploadsBucket">>;
  /**
   * `due`: only if the nightly backup is due or one was requested. `timer`: with a replica, also if files were
   * uploaded to the folder since the last good one; without a replica, always.
   */
  when: "now" | "due" | "timer";
  log: (line: string) => void;
  now?: Date;
  room?: FreeBytes;
  /** Test hook: runs before the archive is tested. */
  afterArchive?: (path: string) => Promise<void>;
}

/**
 * Makes a backup, test-restores it and deletes expired archives. Only one process runs at a time.
 * @returns path of the archive; undefined if another process runs, or none is due
 * @throws the reason, as a BackupError if known, even if only the copy failed; it is stored for the dashboard
 */
export async function runBackup(order: RunOrder): Promise<string | undefined> {
  const { db, when, now = new Date() } = order;
  const settings = await readSettings(db);
  const isWanted = async (trx: Database) =>
    when === "now" ||
    (await isBackupDue(trx, settings.backup_time, now)) ||
    (when === "timer" && (!order.config.litestreamMetrics || (await hasNewUploads(trx, order.config))));
  const id = await claimRun(db, isWanted, now, when === "now" ? "npm run backup" : "");
  if (id === undefined) return undefined;
  const heart = setInterval(() => void renewLease(db, id).catch(() => {}), leaseTime / 4);
  let target: string;
  let missing: string[];
  /** An archive without records never displaces others: its database may have been lost. */
  let hasRecords: boolean;
  try {
    const folder = backupFolder(order.config, settings.backup_folder);
    await makeFolder(folder);
    target = join(folder, archiveName(now));
    const made = await makeTested(order, target, now);
    ({ hasRecords, missing } = made);
    await finishRun(db, id, {
      state: "good",
      name: basename(target),
      bytes: made.bytes,
      contents: made.contents,
      problem: wordsOfMissing(missing),
    });
    if (hasRecords) await removeExpired(order, folder);
  } catch (error) {
    clearInterval(heart);
    await finishRun(db, id, { state: "failed", problem: describeError(error) });
    throw error;
  }
  try {
    await copyElsewhere(order, id, target, hasRecords);
  } finally {
    clearInterval(heart);
  }
  if (missing.length > 0)
    throw new BackupError(
      `The backup ${target} is made, but not complete: ${wordsOfMissing(missing)} See: npm run doctor`,
    );
  return target;
}

/** Adding or erasing a file changes the time of its folder. */
async function hasNewUploads(db: Database, { uploadsDir, uploadsBucket }: UploadsConfig): Promise<boolean> {
  if (uploadsBucket) return false;
  const { started_at = "" } = (await findLastGood(db)) ?? {};
  const folders = await Promise.all(
    fileKinds.map((kind) => stat(join(uploadsDir, kind)).catch(() => undefined)),
  );
  return folders.some((folder) => folder && folder.mtime.toISOString() > started_at);
}

export async function retryCopy(order: Pick<RunOrder, "db" | "config" | "log">): Promise<void> {
  const { db, config } = order;
  const good = await claimCopy(db);
  if (!good) return;
  const heart = setInterval(() => void renewLease(db, good.id).catch(() => {}), leaseTime / 4);
  try {
    const { backup_folder } = await readSettings(db);
    await copyElsewhere(order, good.id, join(backupFolder(config, backup_folder), good.name), false);
  } finally {
    clearInterval(heart);
  }
}

async function makeTested({ config, room, afterArchive }: RunOrder, target: string, now: Date) {
  const folder = join(target, "..");
  // Only one backup runs at a time, so files of other runs are left over.
  removeAll([...runLeftovers(folder), ...backupLeftovers(folder)]);
  const trial = join(folder, `.trial-${process.pid}`);
  try {
    const { bytes, manifest } = await makeArchive({ ...config, target, now, ...(room && { room }) });
    await afterArchive?.(target);
    await mkdir(trial, { mode: 0o700 });
    await unpackChecked(target, trial, room);
    const records = allKinds.reduce((sum, { table }) => sum + (manifest.tables[table]?.rows ?? 0), 0);
    const contents = describeContents(manifest);
    return { bytes, contents, missing: manifest.missing, hasRecords: records > 0 };
  } catch (error) {
    await rm(target, { force: true });
    throw namingDamage(error, config.databaseFile);
  } finally {
    await rm(trial, { recursive: true, force: true });
  }
}

async function removeExpired({ db, log }: RunOrder, folder: string): Promise<void> {
  if (!(await isErasingAllowed(db))) {
    return log("Old backups stay, because the clock of this machine may be wrong: see the dashboard.");
  }
  const { good, manual } = await listGoodArchives(db);
  const names = expiredArchives(await readdir(folder), good, manual);
  for (const name of names) {
    await rm(join(folder, name), { force: true });
    log(`Deleted the old backup ${name}`);
  }
}

/** A failed copy leaves the backup good. @throws BackupError, stored for the dashboard */
async function copyElsewhere(
  { db, config, log }: Pick<RunOrder, "db" | "config" | "log">,
  id: number,
  target: string,
  isRemoving: boolean,
): Promise<void> {
  const copy = config.backupCopy;
  if (!copy) return;
  try {
    await copyArchive(copy, target);
    await noteCopy(db, id, "");
    log(`Copied ${basename(target)} to its second place`);
    if (!isRemoving || !(await isErasingAllowed(db))) return;
    const { manual } = await listGoodArchives(db);
    for (const name of await removeExpiredCopies(copy, manual)) log(`Deleted the old copy ${name}`);
  } catch (error) {
    await noteCopy(db, id, describeError(error));
    const reason = error instanceof Error ? error.message : String(error);
    throw new BackupError(`The backup is made and tested, but it has no copy elsewhere: ${reason}`, {
      cause: error,
    });
  }
}

function wordsOfMissing(missing: string[]): string {
  if (missing.length === 0) return "";
  const files = missing.length === 1 ? "1 file was" : `${missing.length} files were`;
  return `${files} not there any more and could not be saved.`;
}

function describeError(error: unknown): string {
  if (error instanceof BackupError) return error.message;
  if (storageProblem(error) === "damaged") return damagedDatabase;
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code === "ENOSPC" || code === "EDQUOT" || code === "SQLITE_FULL") return "The disk is full.";
  if (code === "EACCES" || code === "EPERM") return "The website may not write to the folder of the backups.";
  if (code === "EROFS") return "The disk of the backups can only be read.";
  if (code === "ENOENT" || code === "ENODEV") return "The folder of the backups is not there.";
  return "It failed; the log of the server says why.";
}
