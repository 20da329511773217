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

const keyBytes = 32;

/** The site's key is stored next to the database and is in no backup. */
export const getKeyFile = (databaseFile: string) => `${databaseFile}-key`;

/** Stores `fresh` if there is no key. Processes that start together get the same key. */
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

function readKey(path: string): Buffer | undefined {
  try {
    const key = Buffer.from(readFileSync(path, "utf8"), "base64url");
    return key.length === keyBytes ? key : undefined;
  } catch (error) {
    if (getErrorCode(error) !== "ENOENT") throw error;
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

/** `link` succeeds for one process only. A file without a key, left by a power cut, is replaced. */
function place(draft: string, path: string, fresh: Buffer): Buffer {
  try {
    linkSync(draft, path);
    return fresh;
  } catch (error) {
    if (getErrorCode(error) !== "EEXIST") throw error;
    const others = readKey(path);
    if (others) return others;
    renameSync(draft, path);
    return fresh;
  }
}

const getErrorCode = (error: unknown) => (error as NodeJS.ErrnoException).code;
