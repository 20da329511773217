import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Database } from "~db/connection.server";
import { storageProblem } from "~db/storage-errors";

const signingKeys = new WeakMap<Database, Promise<string>>();

/** Keys that could not be stored yet. */
const unstoredKeys = new WeakMap<Database, string>();

/**
 * The key that signs tokens and cookies of this site. Made once and kept in the database: nothing to configure. Where the
 * database takes no writes, a first one is kept in memory, so that pages with forms can be read all the same.
 */
export function signingKey(db: Database): Promise<string> {
  let key = signingKeys.get(db);
  if (!key) {
    key = readOrMakeKey(db);
    signingKeys.set(db, key);
    key.catch(() => signingKeys.delete(db));
  }
  return key;
}

async function readOrMakeKey(db: Database): Promise<string> {
  const stored = db.selectFrom("secrets").select("value").where("name", "=", "signing-key");
  const kept = await stored.executeTakeFirst();
  if (kept) return kept.value;
  const value = unstoredKeys.get(db) ?? randomBytes(32).toString("base64url");
  try {
    await db
      .insertInto("secrets")
      .values({ name: "signing-key", value })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return (await stored.executeTakeFirstOrThrow()).value;
  } catch (error) {
    if (!storageProblem(error)) throw error;
    unstoredKeys.set(db, value);
    signingKeys.delete(db);
    return value;
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

/** This site's signature of a text. */
export async function sign(db: Database, text: string): Promise<string> {
  return createHmac("sha256", await signingKey(db))
    .update(text)
    .digest("base64url");
}

/** Whether a signature of a text is this site's; compared in constant time. */
export async function isSignedBy(db: Database, text: string, signature: string): Promise<boolean> {
  const expected = Buffer.from(await sign(db, text));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
