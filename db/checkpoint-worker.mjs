// @ts-check
import { setTimeout as wait } from "node:timers/promises";
import { workerData } from "node:worker_threads";
import Sqlite from "better-sqlite3";

/** Milliseconds that a checkpoint may hold up writers. */
const timeout = 100;
const attempts = 10;

/** Runs in a thread, because the disk may be slow. Plain JavaScript: needs no build. */
const sqlite = new Sqlite(workerData.file, { fileMustExist: true, timeout });
for (let attempt = 0; attempt < attempts; attempt += 1) {
  if (attempt > 0) await wait(2 * timeout);
  // Does nearly all of the work without blocking writers.
  const [{ log, checkpointed }] = /** @type {any} */ (sqlite.pragma("wal_checkpoint(passive)"));
  // A reader still needs the log, such as a backup or Litestream: truncating would block writers until it ends.
  if (checkpointed < log) continue;
  const [{ busy }] = /** @type {any} */ (sqlite.pragma("wal_checkpoint(truncate)"));
  if (busy === 0) break;
}
sqlite.close();
