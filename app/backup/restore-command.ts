import { createReadStream } from "node:fs";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { readConfigOrExit } from "~/config.server";
import { leaseIntervalMs, requireLease, takeLease } from "~/files/bucket/lease.server";
import { openUploadsBucket } from "~/files/bucket/place.server";
import { withReplica } from "~/replication/litestream.server";
import { isBeingReplicated } from "~/replication/progress.server";
import { fileSize } from "~/text/file-size";
import { StartRefusedError } from "~db/start-refused";
import { isBucketProblem } from "~db/storage-errors";
import { listCopies, readCopiedLedger, readCopy } from "./copies/copies.server";
import { decrypted } from "./copies/encrypt.server";
import { BackupError } from "./errors";
import { backupFolder, listArchives } from "./folder.server";
import { ledgerName, readLedgerFile } from "./ledger.server";
import { restore } from "./restore.server";

/** `npm run restore -- <backup>`: restores a backup and keeps what it replaces. */
const usage =
  "Usage: npm run restore -- <backup file>, or copy:<name> for one from the second place; --list says which there are. " +
  "--from-replica [time] restores the database from Litestream's replica; --take-over stops another machine with the same bucket";
/** The other machine notices the loss of its lease, answers its last requests and replicates them. */
const takeOverMs = leaseIntervalMs + 3000;
const config = readConfigOrExit();
const takesOver = process.argv.includes("--take-over");
const [source, ...more] = process.argv.slice(2).filter((word) => word !== "--take-over");

async function run(): Promise<void> {
  if (source === "--from-replica" && more.length < 2) {
    // Stops the other machine only if the replica can be restored.
    if (takesOver) await withReplica(config, async () => {}, more[0]);
    await fence();
    return withReplica(config, (file) => bringBack(file), more[0]);
  }
  if (!source || more.length > 0) throw new BackupError(usage);
  if (source === "--list") return listAll();
  const backup = await opened(source);
  await fence();
  await bringBack(backup, source);
}

/** Waits until no other program writes to the database or to the bucket, so that nothing it accepts is lost. */
async function fence(): Promise<void> {
  const { litestreamMetrics, databaseFile } = config;
  if (litestreamMetrics && (await isBeingReplicated(litestreamMetrics, databaseFile))) {
    throw new BackupError(
      "Litestream has this database open. Stop it first, then run the same command again.",
    );
  }
  if (!config.uploadsBucket) return;
  const bucket = openUploadsBucket(config.uploadsBucket);
  if (!takesOver) return requireLease(bucket, databaseFile, "add --take-over");
  const earlier = await takeLease(bucket, databaseFile);
  if (!earlier) return;
  console.log(`Waiting ${takeOverMs / 1000} seconds for ${earlier.host} to stop, if it still runs.`);
  await wait(takeOverMs);
}

async function bringBack(source: string | Readable, name = ""): Promise<void> {
  const ledger = await ledgers(name);
  const { madeAt, files, missing, erasedAgain, kept } = await restore({ ...config, source, ledger });
  console.log(
    madeAt ? `Restored the backup of ${madeAt}: the database and ${files} files.` : "Restored the database.",
  );
  if (missing > 0) {
    console.log(
      `${missing} uploaded files that the database names are missing. Copy them into ${config.uploadsDir}, then run: npm run doctor`,
    );
  }
  if (erasedAgain > 0) {
    console.log(`${erasedAgain} records that had been erased since then were erased again.`);
  }
  if (kept.length > 0)
    console.log(`What was replaced is kept:\n${kept.map((path) => `  ${path}`).join("\n")}`);
  console.log("Everybody has to log in again. Start the website now.");
}

async function listAll(): Promise<void> {
  for (const { name, bytes } of await listArchives(backupFolder(config, ""))) {
    console.log(`${join(backupFolder(config, ""), name)}  ${fileSize(bytes)}`);
  }
  if (!config.backupCopy) return;
  for (const { name, bytes } of await listCopies(config.backupCopy))
    console.log(`copy:${name}  ${fileSize(bytes)}`);
}

async function opened(name: string): Promise<string | Readable> {
  const copied = /^copy:(.+)$/.exec(name)?.[1];
  if (copied) {
    if (!config.backupCopy) throw new BackupError("Set BACKUP_COPY_TO and BACKUP_PASSPHRASE first.");
    return readCopy(config.backupCopy, copied);
  }
  if (!name.endsWith(".age")) return name;
  const passphrase = process.env.BACKUP_PASSPHRASE;
  if (!passphrase) throw new BackupError("This backup is encrypted. Set BACKUP_PASSPHRASE first.");
  return decrypted(createReadStream(name), passphrase);
}

async function ledgers(path: string) {
  const folders = new Set([join(path, ".."), backupFolder(config, "")]);
  const found = await Promise.all([...folders].map((folder) => readLedgerFile(join(folder, ledgerName))));
  const copied = config.backupCopy ? await readCopiedLedger(config.backupCopy) : [];
  return [...found.flat(), ...copied];
}

await run().catch((error: NodeJS.ErrnoException) => {
  const isOurs =
    error instanceof BackupError ||
    error instanceof StartRefusedError ||
    error.syscall !== undefined ||
    isBucketProblem(error);
  console.error(isOurs ? error.message : error);
  process.exitCode = 1;
});
