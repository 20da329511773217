import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type Sqlite from "better-sqlite3";
import { z } from "zod";
import { BackupError } from "~/backup/errors";
import { backupFolder } from "~/backup/folder.server";
import type { Config } from "~/config.server";
import { isSound } from "~db/left-over-journal";
import { readDatabaseFile } from "~db/sqlite-file";
import { withReplica } from "./litestream.server";

type Place = Pick<Config, "databaseFile" | "uploadsDir">;

const hour = 60 * 60 * 1000;
const verifyEveryMs = 24 * hour;

const schema = z.object({
  tried_at: z.string(),
  /** Time of the last good one; empty if there is none. */
  verified_at: z.string(),
  /** Reason why the last try failed; empty if it did not. */
  problem: z.string(),
});

export type Verification = z.output<typeof schema>;

const fileOf = (place: Place) => join(backupFolder(place, ""), "replica-verified.json");

/** Returns undefined if the replica has not been restored on this machine. */
export async function readVerification(place: Place): Promise<Verification | undefined> {
  const text = await readFile(fileOf(place), "utf8").catch(() => "");
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

export async function isVerificationDue(place: Place, now = Date.now()): Promise<boolean> {
  const last = await readVerification(place);
  const waitMs = last?.problem ? hour : verifyEveryMs;
  return !last || Math.abs(now - Date.parse(last.tried_at)) > waitMs;
}

/** Restores the replica to a temporary folder, checks it, and stores the result. @throws BackupError */
export async function verifyReplica(place: Place, now = new Date()): Promise<void> {
  const last = await readVerification(place);
  const tried_at = now.toISOString();
  try {
    await withReplica(place, async (file) => {
      const ofReplica = readDatabaseFile(file, (sqlite) => {
        if (!isSound(sqlite)) throw new BackupError("The replica is damaged.");
        return readIdentityOf(sqlite);
      });
      if (ofReplica !== readDatabaseFile(place.databaseFile, readIdentityOf)) {
        throw new BackupError("The replica is of another website.");
      }
    });
    await note(place, { tried_at, verified_at: tried_at, problem: "" });
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    await note(place, { tried_at, verified_at: last?.verified_at ?? "", problem });
    throw error;
  }
}

const readIdentityOf = (sqlite: Sqlite.Database) =>
  sqlite.prepare<[], string>("select identity from site_identity").pluck().get();

async function note(place: Place, verification: Verification): Promise<void> {
  const file = fileOf(place);
  await writeFile(`${file}.part`, `${JSON.stringify(verification)}\n`, { mode: 0o600 });
  await rename(`${file}.part`, file);
}
