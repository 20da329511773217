import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";
import { type Database, getFile } from "~db/connection.server";
import { getKeyFile, readOrStoreKey } from "~db/key-file";
import { storageProblem } from "~db/storage-errors";

/** Each purpose has its own key, so that signatures cannot be reused. */
export type Purpose =
  | "backup download"
  | "carried form"
  | "device cookie"
  | "event log"
  | "flash cookie"
  | "form token"
  | "network"
  | "newsletter confirmation"
  | "passkey challenge"
  | "password note"
  | "push messages"
  | "rate limit"
  | "school file"
  | "second step"
  | "second step set up";

interface Keys {
  site: Buffer;
  /** False until the file could be written. */
  isStored: boolean;
  derived: Map<Purpose, Buffer>;
}

const keysByDatabase = new WeakMap<Database, Keys>();

/** HKDF (docs/decisions/0018). On a read-only disk, a new key stays in memory. @param db not a transaction */
export function keyFor(db: Database, purpose: Purpose): Buffer {
  const keys = siteKeys(db);
  const known = keys.derived.get(purpose);
  if (known) return known;
  const key = Buffer.from(hkdfSync("sha256", keys.site, "", purpose, 32));
  keys.derived.set(purpose, key);
  return key;
}

function siteKeys(db: Database): Keys {
  const known = keysByDatabase.get(db);
  if (known?.isStored) return known;
  const fresh = known?.site ?? randomBytes(32);
  const keys = readOrKeep(db, fresh);
  if (known && keys.site.equals(known.site)) {
    known.isStored = keys.isStored;
    return known;
  }
  keysByDatabase.set(db, keys);
  return keys;
}

function readOrKeep(db: Database, fresh: Buffer): Keys {
  try {
    return { site: readOrStoreKey(getKeyFile(getFile(db)), fresh), isStored: true, derived: new Map() };
  } catch (error) {
    if (!storageProblem(error)) throw error;
    return { site: fresh, isStored: false, derived: new Map() };
  }
}

export function sha256(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}

/** Returns an unguessable, URL-safe text. */
export function randomToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Signs a text for one purpose; also serves as a keyed hash. */
export function sign(db: Database, purpose: Purpose, text: string): string {
  return createHmac("sha256", keyFor(db, purpose)).update(text).digest("base64url");
}

/** Verifies a signature in constant time. */
export function isSignedBy(db: Database, purpose: Purpose, text: string, signature: string): boolean {
  const expected = Buffer.from(sign(db, purpose, text));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
