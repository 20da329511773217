import { existsSync, statSync } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { Worker } from "node:worker_threads";
import { projectRoot } from "~/project-root.server";
import { CommitUncertainError } from "./storage-errors";

const maxLogBytes = 8 * 1024 * 1024;
/** Litestream keeps the log below 40 MB; a longer one shows that it does not run. */
const maxReplicatedLogBytes = 64 * 1024 * 1024;

export interface CommitSync {
  /** Resolves when all commits are on the disk. @throws CommitUncertainError */
  sync(): Promise<void>;
  close(): void;
}

/**
 * Makes commits durable without blocking this thread: SQLite (`synchronous = NORMAL`) writes the log, and
 * this syncs it. Concurrent commits share one sync.
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
    // Retried after the next commit.
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

/** Returns Litestream's folder for a database; it exists if the database is, or was, replicated. */
export function litestreamFolder(databaseFile: string): string {
  return join(dirname(databaseFile), `.${basename(databaseFile)}-litestream`);
}

/** Writes the log back into the database. Litestream does that itself. */
export async function emptyLog(databaseFile: string): Promise<void> {
  if (existsSync(litestreamFolder(databaseFile))) {
    const { size = 0 } = statSync(`${databaseFile}-wal`, { throwIfNoEntry: false }) ?? {};
    if (size < maxReplicatedLogBytes) return;
  }
  const worker = new Worker(join(projectRoot, "db/checkpoint-worker.mjs"), {
    workerData: { file: databaseFile },
  });
  return new Promise((resolve, reject) => {
    worker.once("error", reject).once("exit", () => resolve());
  });
}
