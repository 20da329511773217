import { randomInt } from "node:crypto";
import { sha256 } from "~/services/secrets.server";
import type { Database } from "~db/connection.server";

/** How many somebody gets at once. */
const howMany = 10;
/** Without those that look like another one. */
const letters = "abcdefghjkmnpqrstuvwxyz23456789";
/** Letters of a code: 79 bits, so that a plain hash gives nothing away. */
const codeLength = 16;

const hashOf = (staffId: number, plain: string) => sha256(`recovery code ${staffId} ${plain}`);

/** A code as it is compared: whatever its capitals, and with or without the dashes. */
const plainCode = (code: string) => code.toLowerCase().replace(/[^a-z0-9]/g, "");

/** Whether somebody typed a recovery code, rather than a code from the phone. */
export const isRecoveryCode = (code: string) => plainCode(code).length === codeLength;

/** Replaces somebody's recovery codes; call it in a transaction. @returns them, which are kept as hashes only */
export async function renewRecoveryCodes(trx: Database, staffId: number): Promise<string[]> {
  await trx.deleteFrom("recovery_codes").where("staff_id", "=", staffId).execute();
  const codes = Array.from({ length: howMany }, newCode);
  await trx
    .insertInto("recovery_codes")
    .values(codes.map((code) => ({ staff_id: staffId, code_hash: hashOf(staffId, plainCode(code)) })))
    .execute();
  return codes;
}

function newCode(): string {
  const code = Array.from({ length: codeLength }, () => letters[randomInt(letters.length)]).join("");
  return code.replace(/.{4}(?!$)/g, "$&-");
}

/** Uses a recovery code up. @returns whether it was one that had not been used */
export async function takeRecoveryCode(db: Database, staffId: number, code: string): Promise<boolean> {
  const taken = await db
    .updateTable("recovery_codes")
    .set({ used_at: new Date().toISOString() })
    .where("staff_id", "=", staffId)
    .where("code_hash", "=", hashOf(staffId, plainCode(code)))
    .where("used_at", "is", null)
    .executeTakeFirst();
  return taken.numUpdatedRows > 0n;
}

/** How many recovery codes somebody has not used yet. */
export async function countRecoveryCodes(db: Database, staffId: number): Promise<number> {
  const { count } = await db
    .selectFrom("recovery_codes")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("staff_id", "=", staffId)
    .where("used_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
