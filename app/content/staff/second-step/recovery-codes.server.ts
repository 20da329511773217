import { randomInt } from "node:crypto";
import { memoryStoreOf } from "~/session/memory-store.server";
import type { Database } from "~db/connection.server";
import { storageProblem } from "~db/storage-errors";
import { hashPassword, verifyPassword } from "../passwords.server";

/** How many somebody gets at once. */
const howMany = 10;
/** Without those that look like another one. */
const letters = "abcdefghjkmnpqrstuvwxyz23456789";
/** Letters of a code: 79 bits. */
const codeLength = 16;

/** A code as it is compared: whatever its capitals, and with or without the dashes. */
const plainCode = (code: string) => code.toLowerCase().replace(/[^a-z0-9]/g, "");

/** True if somebody typed a recovery code, rather than a code from the phone. */
export const isRecoveryCode = (code: string) => plainCode(code).length === codeLength;

/** Recovery codes, and their hashes, which are made as those of passwords. */
export interface RecoveryCodes {
  codes: string[];
  hashes: string[];
}

/** Makes recovery codes: before a transaction, for hashing takes time. */
export async function makeRecoveryCodes(): Promise<RecoveryCodes> {
  const codes = Array.from({ length: howMany }, newCode);
  return { codes, hashes: await Promise.all(codes.map((code) => hashPassword(plainCode(code)))) };
}

/** Replaces somebody's recovery codes; call it in a transaction. */
export async function storeRecoveryCodes(
  trx: Database,
  staffId: number,
  { hashes }: RecoveryCodes,
): Promise<void> {
  await trx.deleteFrom("recovery_codes").where("staff_id", "=", staffId).execute();
  const rows = hashes.map((code_hash) => ({ staff_id: staffId, code_hash }));
  await trx.insertInto("recovery_codes").values(rows).execute();
}

function newCode(): string {
  const code = Array.from({ length: codeLength }, () => letters[randomInt(letters.length)]).join("");
  return code.replace(/.{4}(?!$)/g, "$&-");
}

/** A recovery code that was used up. */
interface TakenCode {
  /** Makes it good again, where what it was typed for was not done. */
  giveBack: () => Promise<void>;
}

/**
 * Uses a recovery code up; where the database takes no writes, in this process, until the session is stored that it began.
 * @returns undefined if it is none that had not been used
 */
export async function takeRecoveryCode(
  db: Database,
  staffId: number,
  code: string,
): Promise<TakenCode | undefined> {
  const code_hash = await findUnused(db, staffId, plainCode(code));
  const { usedCodes } = memoryStoreOf(db);
  if (!code_hash || usedCodes.has(code_hash)) return undefined;
  const used_at = new Date().toISOString();
  const row = db
    .updateTable("recovery_codes")
    .where("staff_id", "=", staffId)
    .where("code_hash", "=", code_hash);
  try {
    const taken = await row.set({ used_at }).where("used_at", "is", null).executeTakeFirst();
    if (taken.numUpdatedRows === 0n) return undefined;
    return { giveBack: async () => void (await row.set({ used_at: null }).execute()) };
  } catch (error) {
    if (!storageProblem(error)) throw error;
    // Another request may have taken it while this one waited for the disk.
    if (usedCodes.has(code_hash)) return undefined;
    usedCodes.set(code_hash, used_at);
    return { giveBack: async () => void usedCodes.delete(code_hash) };
  }
}

/** The hash of the one that was typed. */
async function findUnused(db: Database, staffId: number, plain: string): Promise<string | undefined> {
  const unused = await db
    .selectFrom("recovery_codes")
    .select("code_hash")
    .where("staff_id", "=", staffId)
    .where("used_at", "is", null)
    .execute();
  for (const { code_hash } of unused) if (await verifyPassword(code_hash, plain)) return code_hash;
  return undefined;
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
