import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { Database } from "~db/connection.server";
import { keyFor, type Purpose } from "./secrets.server";

const algorithm = "aes-256-gcm";
const lengths = { nonce: 12, tag: 16 };

interface Seal {
  purpose: Purpose;
  owner: string;
}

/** Encrypts and authenticates a text for one purpose and owner; URL-safe. @param db not a transaction */
export function seal(db: Database, { purpose, owner }: Seal, text: string): string {
  const nonce = randomBytes(lengths.nonce);
  const cipher = createCipheriv(algorithm, keyFor(db, purpose), nonce).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** Decrypts a text; undefined for another purpose, owner or key. */
export function unseal(db: Database, { purpose, owner }: Seal, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, "base64url");
  const body = lengths.nonce + lengths.tag;
  if (bytes.length < body) return undefined;
  const decipher = createDecipheriv(algorithm, keyFor(db, purpose), bytes.subarray(0, lengths.nonce), {
    authTagLength: lengths.tag,
  })
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(lengths.nonce, body));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(body)), decipher.final()]).toString("utf8");
  } catch {
    return undefined;
  }
}
