import { randomBytes } from "node:crypto";
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync } from "node:fs";
import { open, rename, rm, statfs } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { storageProblem } from "~db/storage-errors";
import { markName } from "./folder-mark.server";
import { type FileKind, fileKinds, isKeptName, type StoredFile, stemLength } from "./stored-names";
import { folderPlace, type UploadPlace } from "./upload-place.server";

export interface FileStore {
  /** Folder with the files; a cache of them if they are in a bucket. */
  root: string;
  place: UploadPlace;
  /** Folder for temporary files, on the same file system, so that rename works. */
  readonly incomingDirectory: string;
  /** All or none, synced, so that their row can be committed. The caller removes sources of a failed call. */
  commitFiles(moves: { from: string; to: string }[]): Promise<void>;
  freeBytes(): Promise<number>;
  /** Ignores missing files. @throws TypeError for invalid names, or the file system's error at the end */
  remove(files: StoredFile[]): Promise<void>;
  /** Path for `commitFiles`. @throws TypeError for names that the store never creates, to prevent path traversal */
  pathOf(kind: FileKind, name: string): string;
  /** Path for reading, of a file that can be missing; fetches it first if it is in a bucket only. @throws as `pathOf` */
  locate(kind: FileKind, name: string): Promise<string>;
  /** Keeps the cache of a bucket within its limit. @param isUsed false for files without a record */
  trimCache?(isUsed: IsUsed): Promise<void>;
}

export type IsUsed = (kind: FileKind, names: string[]) => Promise<Set<string>>;

export function randomStem(): string {
  const alphabet = "abcdefghijklmnopqrstuvwxyz234567";
  return Array.from(randomBytes(stemLength), (byte) => alphabet[byte % 32]).join("");
}

/**
 * Opens the store and creates its folders.
 * @param isCache true if the files are elsewhere too, so that the folder can be emptied at any time
 * @throws the file system's error
 */
export function createFileStore(uploadsDir: string, { isCache = false } = {}): FileStore {
  const root = resolve(uploadsDir);
  const incoming = join(root, "incoming");
  for (const folder of [incoming, ...fileKinds.map((kind) => join(root, kind))]) {
    mkdirSync(folder, { recursive: true });
  }
  syncFolder(root);

  /** Creates a folder that was removed, but never in the place of a disk that is not mounted. */
  function ensureFolder(folder: string): string {
    if (!existsSync(folder) && (isCache || existsSync(join(root, markName))))
      mkdirSync(folder, { recursive: true });
    return folder;
  }

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

  const locate = async (kind: FileKind, name: string) => pathOf(kind, name);
  return {
    root,
    place: folderPlace(root),
    get incomingDirectory() {
      return ensureFolder(incoming);
    },
    commitFiles(moves) {
      for (const { to } of moves) ensureFolder(dirname(to));
      return commitFiles(moves);
    },
    freeBytes,
    remove,
    pathOf,
    locate,
  };
}

/** Synced files need a synced folder. */
function syncFolder(path: string): void {
  const folder = openSync(path, "r");
  try {
    fsyncSync(folder);
  } catch (error) {
    // The kernel made the disk read-only: the site can still be read.
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
