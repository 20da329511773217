import { seal, unseal } from "~/services/sealed.server";
import { sha256 } from "~/services/secrets.server";
import type { Database } from "~db/connection.server";

export type ChallengeFor = "login" | `proof of ${number}` | `registration of ${number}`;

const challengeTtlMs = 10 * 60 * 1000;

const getSeal = (use: ChallengeFor) => ({ purpose: "passkey challenge" as const, owner: use });

/** Stateless challenge with its encrypted creation time. */
export function makeChallenge(db: Database, use: ChallengeFor, now = Date.now()) {
  const sealed = seal(db, getSeal(use), String(now));
  return Uint8Array.from(Buffer.from(sealed, "base64url"));
}

/** True for a valid challenge of the last ten minutes. @param challenge base64url */
export function isChallenge(db: Database, use: ChallengeFor, challenge: string, now = Date.now()): boolean {
  const madeAt = unseal(db, getSeal(use), challenge);
  return madeAt !== undefined && Math.abs(now - Number(madeAt)) < challengeTtlMs;
}

/** Marks a challenge as used, in the table of submitted forms. @returns false if it was used */
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
