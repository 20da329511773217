import { randomBytes } from "node:crypto";
import { closeSync, fsyncSync, mkdirSync, openSync } from "node:fs";
import { open, rename, rm, statfs } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { storageProblem } from "~db/storage-errors";
import { type FileKind, fileKinds, isKeptName, type StoredFile, stemLength } from "./kept-names";

export interface FileStore {
  /** The uploads folder, absolute. */
  root: string;
  /** Absolute; where temporary files go. On the same file system as the rest, so that a rename is enough. */
  incomingDirectory: string;
  /**
   * Moves temporary files to their place, all of them or none. When it returns they survive a power cut, so a
   * row that names them may be committed. The sources of a failed call stay for the caller to remove.
   * @throws the file system's error
   */
  commitFiles(moves: { from: string; to: string }[]): Promise<void>;
  /** Bytes that are left on the disk for files. */
  freeBytes(): Promise<number>;
  /**
   * Removes kept files; those already gone are passed over.
   * @throws TypeError for a name that `pathOf` refuses; the file system's error of one that could not be removed, when
   *   the others are gone
   */
  remove(files: StoredFile[]): Promise<void>;
  /**
   * The absolute path of a kept file.
   * @throws TypeError for a name this store would never give, so that no request can lead out of it
   */
  pathOf(kind: FileKind, name: string): string;
}

/** A random name for a file, without extension, in lower-case base32. */
export function randomStem(): string {
  const alphabet = "abcdefghijklmnopqrstuvwxyz234567";
  return Array.from(randomBytes(stemLength), (byte) => alphabet[byte % 32]).join("");
}

/**
 * Opens the store of uploaded files, making its folders where they are missing.
 * @throws the file system's error where the folder cannot be made
 */
export function createFileStore(uploadsDir: string): FileStore {
  const root = resolve(uploadsDir);
  const incomingDirectory = join(root, "incoming");
  for (const folder of [incomingDirectory, ...fileKinds.map((kind) => join(root, kind))]) {
    mkdirSync(folder, { recursive: true });
  }
  syncFolder(root);

  function pathOf(kind: FileKind, name: string): string {
    if (!isKeptName(kind, name)) throw new TypeError("Not the name of a kept file.");
    return join(root, kind, name);
  }

  async function remove(files: StoredFile[]): Promise<void> {
    const paths = files.map(({ kind, name }) => pathOf(kind, name));
    const outcomes = await Promise.allSettled(paths.map((path) => rm(path, { force: true })));
    for (const outcome of outcomes) if (outcome.status === "rejected") throw outcome.reason;
  }

  async function freeBytes(): Promise<number> {
    const { bavail, bsize } = await statfs(root);
    return bavail * bsize;
  }

  return { root, incomingDirectory, commitFiles, freeBytes, remove, pathOf };
}

/** A folder that a power cut can take away would take its synced files with it. */
function syncFolder(path: string): void {
  const folder = openSync(path, "r");
  try {
    fsyncSync(folder);
  } catch (error) {
    // A disk that the kernel made read-only after an error: the site can still be read.
    if (storageProblem(error) !== "read-only") throw error;
  } finally {
    closeSync(folder);
  }
}

async function commitFiles(moves: { from: string; to: string }[]): Promise<void> {
  await Promise.all(moves.map(({ from }) => sync(from, "r+")));
  const moved: string[] = [];
  try {
    for (const { from, to } of moves) {
      await rename(from, to);
      moved.push(to);
    }
    await Promise.all([...new Set(moved.map((path) => dirname(path)))].map((folder) => sync(folder, "r")));
  } catch (error) {
    await Promise.all(moved.map((path) => rm(path, { force: true })));
    throw error;
  }
}

async function sync(path: string, flags: "r" | "r+"): Promise<void> {
  const handle = await open(path, flags);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
