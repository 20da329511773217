import { open, rm } from "node:fs/promises";
import { openSqlite } from "~db/sqlite";

const pagesAtOnce = 500;

/** SQLite's online backup; a read transaction keeps writes from restarting it. Leaves no file on an error. */
export async function takeSnapshot(databaseFile: string, target: string): Promise<void> {
  const source = openSqlite(databaseFile, { fileMustExist: true, timeout: 10_000 });
  try {
    // Created first, with restrictive permissions.
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

export async function removeDatabase(file: string): Promise<void> {
  await Promise.all(["", "-wal", "-shm", "-journal"].map((end) => rm(file + end, { force: true })));
}

/** Leaves WAL mode, so that the copy is a single file. */
function makeWhole(file: string): void {
  const copy = openSqlite(file);
  try {
    copy.pragma("journal_mode = delete");
  } finally {
    copy.close();
  }
}
