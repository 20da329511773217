import { type FileHandle, open } from "node:fs/promises";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { projectRoot } from "~/project-root.server";
import { CommitUncertainError } from "./storage-errors";

/** Bytes of a write-ahead log after which it is written back into the database. */
const maxLogBytes = 8 * 1024 * 1024;

export interface CommitSync {
  /** Resolves when everything committed before is on the disk. @throws CommitUncertainError with the disk's error */
  sync(): Promise<void>;
  close(): void;
}

/**
 * Makes commits durable without stopping this thread: SQLite itself (`synchronous = NORMAL`) writes a commit into the
 * write-ahead log, and this waits until the log is on the disk, before the commit is acknowledged. Commits that come while
 * the disk is busy share the next wait.
 */
export function createCommitSync(
  databaseFile: string,
  openLog = () => open(`${databaseFile}-wal`, "r+"),
): CommitSync {
  let log: Promise<FileHandle> | undefined;
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  let checkpoint: Promise<void> | undefined;

  function sync(): Promise<void> {
    next ??= running
      .catch(() => {})
      .then(() => {
        running = next as Promise<void>;
        next = undefined;
        return syncNow();
      });
    return next;
  }

  async function syncNow(): Promise<void> {
    log ??= openLog();
    const file = await log.catch((cause: unknown) => {
      log = undefined;
      throw new CommitUncertainError("the write-ahead log could not be opened", { cause });
    });
    await file.datasync().catch((cause: unknown) => {
      throw new CommitUncertainError("the disk did not confirm a commit", { cause });
    });
    if (checkpoint || (await file.stat()).size < maxLogBytes) return;
    // One that fails is tried again after the next commit.
    checkpoint = emptyLog(databaseFile)
      .catch(() => {})
      .finally(() => {
        checkpoint = undefined;
      });
  }

  function close(): void {
    void log?.then((file) => file.close()).catch(() => {});
  }

  return { sync, close };
}

/**
 * Writes the write-ahead log of a database back into its file and empties it, in another thread.
 * @throws SQLite's error
 */
export function emptyLog(databaseFile: string): Promise<void> {
  const worker = new Worker(join(projectRoot, "db/checkpoint-worker.mjs"), {
    workerData: { file: databaseFile },
  });
  return new Promise((resolve, reject) => {
    worker.once("error", reject).once("exit", () => resolve());
  });
}
