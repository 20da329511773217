import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";
import { type Database, fileOf } from "~db/connection.server";
import { keyFileOf, readOrStoreKey } from "~db/key-file";
import { storageProblem } from "~db/storage-errors";

/** What a key is for: each purpose has one of its own, so that what was signed for one is worth nothing for another. */
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
  | "rate limit"
  | "second step"
  | "second step set up";

interface Keys {
  site: Buffer;
  /** The file has it; until then each use tries again. */
  isStored: boolean;
  derived: Map<Purpose, Buffer>;
}

const keysOf = new WeakMap<Database, Keys>();

/**
 * The site's key for one purpose, derived (HKDF) from the one in the file beside the database (docs/decisions/0018). Where
 * the disk takes no writes, a first one is kept in memory, so that pages with forms can be read all the same.
 * @param db the database itself, not a transaction
 */
export function keyFor(db: Database, purpose: Purpose): Buffer {
  const keys = siteKeys(db);
  const known = keys.derived.get(purpose);
  if (known) return known;
  const key = Buffer.from(hkdfSync("sha256", keys.site, "", purpose, 32));
  keys.derived.set(purpose, key);
  return key;
}

function siteKeys(db: Database): Keys {
  const known = keysOf.get(db);
  if (known?.isStored) return known;
  const fresh = known?.site ?? randomBytes(32);
  const keys = readOrKeep(db, fresh);
  if (known && keys.site.equals(known.site)) {
    known.isStored = keys.isStored;
    return known;
  }
  keysOf.set(db, keys);
  return keys;
}

function readOrKeep(db: Database, fresh: Buffer): Keys {
  try {
    return { site: readOrStoreKey(keyFileOf(fileOf(db)), fresh), isStored: true, derived: new Map() };
  } catch (error) {
    if (!storageProblem(error)) throw error;
    return { site: fresh, isStored: false, derived: new Map() };
  }
}

/** The hash of a text, in the letters of base64url. */
export function sha256(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}

/** A text that cannot be guessed, safe in addresses and cookies. */
export function randomToken(): string {
  return randomBytes(32).toString("base64url");
}

/** This site's signature of a text, for one purpose; also a keyed hash of it. */
export function sign(db: Database, purpose: Purpose, text: string): string {
  return createHmac("sha256", keyFor(db, purpose)).update(text).digest("base64url");
}

/** True if a signature of a text is this site's, for this purpose; compared in constant time. */
export function isSignedBy(db: Database, purpose: Purpose, text: string, signature: string): boolean {
  const expected = Buffer.from(sign(db, purpose, text));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
