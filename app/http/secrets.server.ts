import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Database } from "~db/connection.server";

const signingKeys = new WeakMap<Database, Promise<string>>();

/** The key that signs tokens and cookies of this site. Made once and kept in the database: nothing to configure. */
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
  const key = db.selectFrom("secrets").select("value").where("name", "=", "signing-key");
  const kept = await key.executeTakeFirst();
  if (kept) return kept.value;
  await db
    .insertInto("secrets")
    .values({ name: "signing-key", value: randomBytes(32).toString("base64url") })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await key.executeTakeFirstOrThrow()).value;
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
