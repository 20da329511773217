import { existsSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { allLeftovers, removeAll, replacedCopies } from "~/backup/leftovers.server";
import { readBackupState } from "~/backup/state.server";
import type { Config } from "~/config.server";
import { momentAtSchool } from "~/dates/dates";
import { isAlmostFull, scarcestDisk } from "~/files/store/disk-space.server";
import { openUploadPlace } from "~/files/store/open-store.server";
import { findMismatch, sampleSize } from "~/files/store/site-identity.server";
import { listNamed } from "~/records/file-rows.server";
import { measureLag } from "~/replication/lag.server";
import { readProgress } from "~/replication/progress.server";
import { readReplicaState } from "~/replication/state.server";
import { readSettings } from "~/settings/queries.server";
import { fileSize } from "~/text/file-size";
import { findDoubtedPeriod, noteTime } from "~db/clock";
import { litestreamFolder } from "~db/commit-sync";
import type { Database } from "~db/connection.server";
import { listProblems } from "~db/problems";
import { readIdentity } from "~db/site-identity";
import { unlessBucketIsDown } from "~db/storage-errors";
import { type CheckFinding, checkAlone, error, ok, warning } from "./finding";

export async function checkMachine(db: Database, config: Config): Promise<CheckFinding[]> {
  const alone = (name: string, check: Parameters<typeof checkAlone>[2]) =>
    checkAlone(name, config.databaseFile, check);
  return [
    // Sets the school's time zone for times in findings.
    ...(await alone("settings", async () => {
      await readSettings(db);
      return [];
    })),
    ...(await alone("identity", () => checkIdentity(db, config))),
    ...(await alone("disk", () => checkRoom(config))),
    ...(await alone("clock", () => checkClock(db))),
    ...(await alone("backups", () => checkBackup(db, config))),
    ...(await alone("replica", () => checkReplica(config))),
    ...(await alone("leftovers", () => checkLeftovers(db, config))),
    ...(await alone("problems", async () => (await listProblems(db, 20)).map(({ words }) => warning(words)))),
  ];
}

async function checkIdentity(db: Database, { databaseFile, ...config }: Config): Promise<CheckFinding> {
  const place = openUploadPlace(config);
  const [wanted, named] = [await readIdentity(db), await listNamed(db, sampleSize)];
  // A bucket that does not answer has its own finding.
  const mismatch = await findMismatch({ databaseFile, place, wanted, named }).catch(unlessBucketIsDown);
  if (mismatch?.words) return error(mismatch.words);
  return ok(`Database and ${place.isRemote ? "bucket" : "uploads folder"} belong together.`);
}

async function checkRoom({ uploadsDir, databaseFile }: Config): Promise<CheckFinding> {
  const space = await scarcestDisk([uploadsDir, dirname(resolve(databaseFile))]);
  if (!space) return warning("This machine does not tell how much room its disk has.");
  const words = `${fileSize(space.free)} are free on the disk.`;
  return isAlmostFull(space) ? warning(`Only ${words} Make room.`) : ok(words);
}

async function checkClock(db: Database): Promise<CheckFinding> {
  await noteTime(db);
  const now = momentAtSchool(new Date().toISOString());
  const doubted = await findDoubtedPeriod(db);
  if (!doubted) return ok(`The clock says ${now}, which fits what the website has seen.`);
  return warning(
    `The clock says ${now}, and it has jumped. Answer the question on the dashboard's page Server.`,
  );
}

const replacedDays = 30;

async function checkLeftovers(db: Database, config: Config): Promise<CheckFinding[]> {
  const { backup_folder } = await readSettings(db);
  const leftovers = allLeftovers(config, backup_folder);
  const replaced = replacedCopies(config, replacedDays);
  const findings: CheckFinding[] = [];
  if (leftovers.length > 0) {
    findings.push(
      warning(`An interrupted backup or restore left copies of the website: ${leftovers.join(", ")}.`, () => {
        removeAll(leftovers);
        return "Removed.";
      }),
    );
  }
  if (replaced.length > 0) {
    findings.push(
      warning(
        `What a restore replaced over ${replacedDays} days ago is still kept: ${replaced.join(", ")}. ` +
          "It has messages and resumes in it. Delete it if nobody needs it.",
      ),
    );
  }
  return findings.length > 0
    ? findings
    : [ok("No interrupted backup or restore left a copy of the website.")];
}

async function checkReplica(config: Config): Promise<CheckFinding[]> {
  const { litestreamMetrics, databaseFile } = config;
  if (!litestreamMetrics) {
    const folder = litestreamFolder(databaseFile);
    if (!existsSync(folder)) return [];
    const words = `Litestream has used this database (${folder}), but LITESTREAM_METRICS is not set.`;
    return [warning(`${words} Set it, or delete that folder if the database has no replica any more.`)];
  }
  const lagMs = await measureLag(() => readProgress(litestreamMetrics, databaseFile));
  const { isLate, words } = await readReplicaState(config, lagMs);
  return [isLate ? error(`${words} See docs/replication.md.`) : ok(words)];
}

async function checkBackup(db: Database, config: Config): Promise<CheckFinding> {
  const { isLate, words } = await readBackupState(db, config);
  return isLate ? error(`${words} Make one now: npm run backup`) : ok(words);
}
