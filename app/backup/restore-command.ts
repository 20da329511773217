import { createReadStream } from "node:fs";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { readConfigOrExit } from "~/config.server";
import { requireLease, takeLease } from "~/files/bucket/lease.server";
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
const config = readConfigOrExit();
const takesOver = process.argv.includes("--take-over");
const [source, ...more] = process.argv.slice(2).filter((word) => word !== "--take-over");

async function run(): Promise<void> {
  if (source === "--from-replica" && more.length < 2) return withReplica(config, bringBack, more[0]);
  if (!source || more.length > 0) throw new BackupError(usage);
  if (source === "--list") return listAll();
  await bringBack(await opened(source), source);
}

async function bringBack(source: string | Readable, name = ""): Promise<void> {
  const { litestreamMetrics, databaseFile } = config;
  if (litestreamMetrics && (await isBeingReplicated(litestreamMetrics, databaseFile))) {
    throw new BackupError(
      "Litestream has this database open. Stop it first, then run the same command again.",
    );
  }
  const ledger = await ledgers(name);
  // First, so that no other machine accepts writes that are lost.
  if (config.uploadsBucket) {
    const bucket = openUploadsBucket(config.uploadsBucket);
    await (takesOver
      ? takeLease(bucket, databaseFile)
      : requireLease(bucket, databaseFile, "add --take-over"));
  }
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
