import { randomBytes } from "node:crypto";
import { closeSync, fsyncSync, mkdirSync, openSync } from "node:fs";
import { open, readdir, rename, rm, stat, statfs } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";

/** The folders of kept files: pictures are public, resumes are for staff, documents are public papers. */
export type FileKind = "pictures" | "resumes" | "documents";

export interface StoredFile {
  kind: FileKind;
  name: string;
}

export interface FileStore {
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
   * @throws TypeError for a name that `pathOf` refuses
   */
  remove(files: StoredFile[]): Promise<void>;
  /**
   * The absolute path of a kept file.
   * @throws TypeError for a name this store would never give, so that no request can lead out of it
   */
  pathOf(kind: FileKind, name: string): string;
  /**
   * Removes what a crash left: temporary files, and kept files that no row knows, once older than `olderThanMs`
   * milliseconds. Files that bear no name of ours are left alone.
   * @returns how many were removed
   */
  sweep(
    isKnown: (kind: FileKind, name: string) => boolean | Promise<boolean>,
    olderThanMs: number,
  ): Promise<number>;
}

/** 24 characters of base32 hold 120 random bits: not to be guessed, and never the same twice. */
const stemLength = 24;

const names: Record<FileKind, RegExp> = {
  pictures: /^[a-z2-7]{24}-(?:(?:480|960|1600)\.webp|(?:320|480|720|960)\.avif)$/,
  resumes: /^[a-z2-7]{24}\.(?:pdf|doc|docx)$/,
  documents: /^[a-z2-7]{24}\.pdf$/,
};
const kinds = Object.keys(names) as FileKind[];

/** A random name for a file, without extension: 24 characters of lower-case base32. */
export function randomStem(): string {
  const alphabet = "abcdefghijklmnopqrstuvwxyz234567";
  return Array.from(randomBytes(stemLength), (byte) => alphabet[byte % 32]).join("");
}

/** The stem a kept file's name begins with; a picture's renditions share one. */
export function stemOf(name: string): string {
  return name.slice(0, stemLength);
}

/**
 * Opens the store of uploaded files, making its folders where they are missing.
 * @throws the file system's error where the folder cannot be made
 */
export function createFileStore(uploadsDir: string): FileStore {
  const root = resolve(uploadsDir);
  const incomingDirectory = join(root, "incoming");
  for (const folder of [incomingDirectory, ...kinds.map((kind) => join(root, kind))]) {
    mkdirSync(folder, { recursive: true });
  }
  // A folder that a power cut can take away would take its synced files with it.
  const handle = openSync(root, "r");
  fsyncSync(handle);
  closeSync(handle);

  function pathOf(kind: FileKind, name: string): string {
    if (!Object.hasOwn(names, kind) || !names[kind].test(name))
      throw new TypeError("Not the name of a kept file.");
    return join(root, kind, name);
  }

  async function remove(files: StoredFile[]): Promise<void> {
    const paths = files.map(({ kind, name }) => pathOf(kind, name));
    await Promise.all(paths.map((path) => rm(path, { force: true })));
  }

  async function sweep(isKnown: Parameters<FileStore["sweep"]>[0], olderThanMs: number): Promise<number> {
    let removed = await removeOld(incomingDirectory, olderThanMs, () => true);
    for (const kind of kinds) {
      removed += await removeOld(
        join(root, kind),
        olderThanMs,
        async (name) => names[kind].test(name) && !(await isKnown(kind, name)),
      );
    }
    return removed;
  }

  async function freeBytes(): Promise<number> {
    const { bavail, bsize } = await statfs(root);
    return bavail * bsize;
  }

  return { incomingDirectory, commitFiles, freeBytes, remove, pathOf, sweep };
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

async function removeOld(
  folder: string,
  olderThanMs: number,
  isLeftover: (name: string) => boolean | Promise<boolean>,
): Promise<number> {
  let removed = 0;
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(folder, entry.name);
    const age = await ageOf(path);
    if (age === undefined || age < olderThanMs || !(await isLeftover(entry.name))) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}

/** Milliseconds since the file was last written or renamed: a file moved just now may await its row. */
async function ageOf(path: string): Promise<number | undefined> {
  try {
    return Date.now() - (await stat(path)).ctimeMs;
  } catch {
    return undefined;
  }
}
