import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { readConfigOrExit } from "~/config.server";
import { verifyReplica } from "~/replication/verify.server";
import { readSettings } from "~/settings/queries.server";
import { fileSize } from "~/text/file-size";
import { type Database, openDatabase } from "~db/connection.server";
import { missingMigrations } from "~db/migrate";
import { requireDatabase } from "~db/require-database";
import { StartRefusedError } from "~db/start-refused";
import { namingDamage, storageProblem } from "~db/storage-errors";
import { makeArchive } from "./archive.server";
import { copyLedger } from "./copies/copies.server";
import { BackupError } from "./errors";
import { backupFolder, makeFolder } from "./folder.server";
import { archiveName } from "./names";
import { restore } from "./restore.server";
import { retryCopy, runBackup } from "./run.server";

/** Milliseconds to wait for another process's backup. */
const maxWaitMs = 30 * 60_000;

/** `npm run backup`: backs up the whole site, even while it runs; the server runs it with `--due`, systemd with `--timer`. */
const options = {
  due: { type: "boolean" },
  timer: { type: "boolean" },
  to: { type: "string" },
  ledger: { type: "boolean" },
  replica: { type: "boolean" },
  copy: { type: "boolean" },
  drill: { type: "boolean" },
} as const;
const { due, timer, to, ledger, copy, replica, drill: isDrill } = parseArgs({ options }).values;
const config = readConfigOrExit();

async function run(): Promise<void> {
  requireDatabase(config.databaseFile);
  if (to) return void (await makeAt(to));
  if (replica) {
    await verifyReplica(config);
    return console.log("Restored the replica of the database to a temporary folder: it is good.");
  }
  const db = openDatabase(config.databaseFile);
  try {
    if (isDrill) {
      const done = await drill(config, backupFolder(config, ""));
      return console.log(
        `A backup of ${fileSize(done.bytes)} with ${done.files} files took ${done.backup.toFixed(1)} seconds, ` +
          `restoring it ${done.restore.toFixed(1)} seconds.`,
      );
    }
    if (ledger) {
      const folder = backupFolder(config, (await readSettings(db)).backup_folder);
      return config.backupCopy && (await copyLedger(config.backupCopy, folder));
    }
    if (copy) return await retryCopy({ db, config, log: console.log });
    // The table of backups does not exist before this upgrade.
    if ((await missingMigrations(db)).length > 0) {
      return void (await makeAt(join(backupFolder(config, ""), archiveName(new Date()))));
    }
    const when = due ? "due" : timer ? "timer" : "now";
    const path = await (when === "now" ? makeNow(db) : runBackup({ db, config, when, log: console.log }));
    if (path) console.log(`Made and tested the backup ${path}`);
  } finally {
    await db.destroy();
  }
}

async function makeNow(db: Database): Promise<string> {
  for (let until = Date.now() + maxWaitMs; ; await wait(2000)) {
    const path = await runBackup({ db, config, when: "now", log: console.log });
    if (path) return path;
    if (Date.now() > until) throw new BackupError("Another backup is being made at the moment.");
  }
}

async function makeAt(target: string): Promise<void> {
  const { bytes, manifest } = await makeArchive({ ...config, target });
  console.log(`Made the backup ${target} (${fileSize(bytes)}, ${manifest.files} files)`);
}

await run().catch((thrown: unknown) => {
  const error = namingDamage(thrown, config.databaseFile);
  const isKnown = error instanceof BackupError || error instanceof StartRefusedError;
  console.error(isKnown || storageProblem(error) === "damaged" ? (error as Error).message : error);
  process.exitCode = 1;
});

interface Drill {
  bytes: number;
  files: number;
  backup: number;
  restore: number;
}

async function drill(place: { databaseFile: string; uploadsDir: string }, folder: string): Promise<Drill> {
  await makeFolder(folder);
  const temporary = await mkdtemp(join(folder, ".trial-drill-"));
  try {
    const started = performance.now();
    const source = join(temporary, "archive.tar.gz");
    const { bytes } = await makeArchive({ ...place, target: source });
    const made = performance.now();
    const { files } = await restore({
      source,
      databaseFile: join(temporary, "new", "school.sqlite"),
      uploadsDir: join(temporary, "new", "uploads"),
    });
    const restored = performance.now();
    return { bytes, files, backup: (made - started) / 1000, restore: (restored - made) / 1000 };
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}
