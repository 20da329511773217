// @ts-check
import { workerData } from "node:worker_threads";
import Sqlite from "better-sqlite3";

/**
 * Writes the write-ahead log back into the database file and empties it, in a thread of its own: the disk may be slow.
 * Plain JavaScript, so that it needs no build. `commit-sync.ts` starts it.
 */
const sqlite = new Sqlite(workerData.file, { fileMustExist: true, timeout: 10_000 });
// Nearly all the work is done in the first step, which stops nobody from writing.
sqlite.pragma("wal_checkpoint(passive)");
sqlite.pragma("wal_checkpoint(truncate)");
sqlite.close();
