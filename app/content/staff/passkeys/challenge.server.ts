import { seal, unseal } from "~/services/sealed.server";
import { sha256 } from "~/services/secrets.server";
import type { Database } from "~db/connection.server";

/** What a challenge is for: it is good for nothing else. */
export type ChallengeFor = "login" | `proof of ${number}` | `registration of ${number}`;

/** Milliseconds that a browser has to answer. */
const longest = 10 * 60 * 1000;

const sealOf = (use: ChallengeFor) => ({ purpose: "passkey challenge" as const, owner: use });

/** A challenge for an authenticator to sign. Nothing is stored: it says itself when it was made. */
export function makeChallenge(db: Database, use: ChallengeFor, now = Date.now()) {
  const sealed = seal(db, sealOf(use), String(now));
  return Uint8Array.from(Buffer.from(sealed, "base64url"));
}

/** True if it is such a challenge, made within the last ten minutes. @param challenge in base64url, as it comes back */
export function isChallenge(db: Database, use: ChallengeFor, challenge: string, now = Date.now()): boolean {
  const madeAt = unseal(db, sealOf(use), challenge);
  return madeAt !== undefined && Math.abs(now - Number(madeAt)) < longest;
}

/** Uses a challenge up, in the table that knows which forms were taken. @returns false if it was used before */
export async function spendChallenge(db: Database, challenge: string): Promise<boolean> {
  const used = await db
    .insertInto("submissions")
    .values({
      key: sha256(`passkey challenge ${challenge}`),
      result: "",
      created_at: new Date().toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (used.numInsertedOrUpdatedRows ?? 0n) > 0n;
}
