// @ts-check
import { workerData } from "node:worker_threads";
import Sqlite from "better-sqlite3";

/** Runs in a thread, because the disk may be slow. Plain JavaScript: needs no build. */
const sqlite = new Sqlite(workerData.file, { fileMustExist: true, timeout: 10_000 });
// Does nearly all of the work without blocking writers.
sqlite.pragma("wal_checkpoint(passive)");
sqlite.pragma("wal_checkpoint(truncate)");
sqlite.close();
