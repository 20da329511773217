import { open, rm } from "node:fs/promises";
import Sqlite from "better-sqlite3";

/** Pages of the database that are copied in one go, between which other work goes on. */
const pagesAtOnce = 500;

/**
 * Copies a database that is in use to a file of its own, by SQLite's online backup. The copy is the database of one
 * moment, however much is written meanwhile: a read transaction holds that moment, so the copying never starts again.
 * @throws SQLite's error; no file is then left
 */
export async function takeSnapshot(databaseFile: string, target: string): Promise<void> {
  const source = new Sqlite(databaseFile, { fileMustExist: true, timeout: 10_000 });
  try {
    // Made before SQLite opens it, for its owner's eyes only.
    await (await open(target, "wx", 0o600)).close();
    source.exec("begin");
    source.prepare("select count(*) from sqlite_schema").get();
    await source.backup(target, { progress: () => pagesAtOnce });
    makeWhole(target);
  } catch (error) {
    await removeDatabase(target);
    throw error;
  } finally {
    source.close();
  }
}

/** Removes a database with what SQLite keeps beside it. */
export async function removeDatabase(file: string): Promise<void> {
  await Promise.all(["", "-wal", "-shm", "-journal"].map((end) => rm(file + end, { force: true })));
}

/** A copy that is one file only: without a write-ahead log to be forgotten beside it. */
function makeWhole(file: string): void {
  const copy = new Sqlite(file);
  try {
    copy.pragma("journal_mode = delete");
  } finally {
    copy.close();
  }
}
