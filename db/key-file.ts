import {
  closeSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from "node:fs";

/** Bytes of a key. */
const keyBytes = 32;

/** The file that holds the site's key: beside the database, and so in no backup. */
export const keyFileOf = (databaseFile: string) => `${databaseFile}-key`;

/**
 * Reads the key of a site from its file, which gets `fresh` if it has none. Processes that start together end up with
 * the same key.
 * @throws the file system's error where the file can neither be read nor made
 */
export function readOrStoreKey(path: string, fresh: Buffer): Buffer {
  const stored = readKey(path);
  if (stored) return stored;
  const draft = `${path}.${process.pid}.part`;
  try {
    writeSafely(draft, fresh);
    return place(draft, path, fresh);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Undefined if there is no key in the file. */
function readKey(path: string): Buffer | undefined {
  try {
    const key = Buffer.from(readFileSync(path, "utf8"), "base64url");
    return key.length === keyBytes ? key : undefined;
  } catch (error) {
    if (codeOf(error) !== "ENOENT") throw error;
    return undefined;
  }
}

function writeSafely(path: string, key: Buffer): void {
  const file = openSync(path, "w", 0o600);
  try {
    writeSync(file, `${key.toString("base64url")}\n`);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** A link is made by one process only; a file without a key, left by a power cut say, is replaced. */
function place(draft: string, path: string, fresh: Buffer): Buffer {
  try {
    linkSync(draft, path);
    return fresh;
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
    const others = readKey(path);
    if (others) return others;
    renameSync(draft, path);
    return fresh;
  }
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;
