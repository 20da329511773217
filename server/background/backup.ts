import { type ChildProcess, spawn } from "node:child_process";
import { constants, setPriority } from "node:os";
import { createInterface } from "node:readline";
import { backupFolder } from "~/backup/folder.server";
import { ledgerWriter } from "~/backup/ledger-sync.server";
import { damagedDatabase, isBackupAsked, isBackupDue, isCopyMissing, listRuns } from "~/backup/rows.server";
import { projectRoot } from "~/project-root.server";
import { isVerificationDue } from "~/replication/verify.server";
import type { Services } from "~/services/services.server";
import { readSettings } from "~/settings/queries.server";
import { markDamaged } from "~db/connection.server";

/** Milliseconds after the start until the first overdue backup, so that it does not slow the start down. */
const startDelay = 5 * 60_000;
/** Milliseconds between attempts to copy a backup to the second place. */
const copyInterval = 15 * 60_000;
const checkInterval = 30_000;

const command = import.meta.env?.PROD
  ? ["build/server/backup.js"]
  : ["--import", "tsx", "app/backup/command.ts"];

/** Runs in a low-priority process: packing a large database would block visitors. */
export function startBackups(services: Services): void {
  const { db, config, log } = services;
  const startedAt = Date.now();
  const writeLedger = ledgerWriter(db);
  let child: ChildProcess | undefined;

  let unsent = 0;
  let copyTriedAt = Number.NEGATIVE_INFINITY;

  const nextWork = async (time: string) => {
    if (await isBackupAsked(db)) return "--due";
    if (Date.now() - startedAt > startDelay && (await isBackupDue(db, time))) return "--due";
    if (config.litestreamMetrics && Date.now() - startedAt > startDelay && (await isVerificationDue(config)))
      return "--replica";
    if (!config.backupCopy) return undefined;
    if (performance.now() - copyTriedAt > copyInterval && (await isCopyMissing(db))) {
      copyTriedAt = performance.now();
      return "--copy";
    }
    return unsent > 0 ? "--ledger" : undefined;
  };
  let looking = false;
  const look = async () => {
    if (looking) return;
    looking = true;
    try {
      const { backup_time, backup_folder } = await readSettings(db);
      unsent += await writeLedger(backupFolder(config, backup_folder));
      if (child) return;
      const work = await nextWork(backup_time);
      if (!work) return;
      unsent = 0;
      const begun = runCommand(services, work);
      child = begun;
      const end = () => void begun.kill();
      process.once("exit", end);
      begun.once("close", () => {
        process.removeListener("exit", end);
        child = undefined;
        void noteDamage(services);
      });
    } catch (error) {
      log.error({ err: error }, "backups could not be looked after");
    } finally {
      looking = false;
    }
  };
  services.backupAsked = () => void look();
  void look();
  setInterval(look, checkInterval).unref();
}

/** The command reads every page, and stores why it failed. */
async function noteDamage({ db, log }: Services): Promise<void> {
  try {
    const [last] = await listRuns(db, 1);
    if (last?.problem === damagedDatabase) markDamaged(db);
  } catch (error) {
    log.error({ err: error }, "the result of the backup could not be read");
  }
}

function runCommand(
  { config, log }: Services,
  work: "--due" | "--replica" | "--copy" | "--ledger",
): ChildProcess {
  const places = { DATABASE_URL: `file:${config.databaseFile}`, UPLOADS_DIR: config.uploadsDir };
  const child = spawn(process.execPath, [...command, work], {
    cwd: projectRoot,
    env: { ...process.env, ...places },
    stdio: ["ignore", "pipe", "pipe"],
  });
  try {
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  } catch {
    // The process has ended already, or the machine does not allow a lower priority.
  }
  createInterface({ input: child.stdout }).on("line", (line) => log.info({ line }, "backup"));
  createInterface({ input: child.stderr }).on("line", (line) => log.error({ line }, "backup"));
  child.on("error", (error) => log.error({ err: error }, "the backup could not be started"));
  return child;
}
