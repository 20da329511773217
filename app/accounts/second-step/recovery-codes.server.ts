import { randomInt } from "node:crypto";
import { getMemoryStore } from "~/session/memory-store.server";
import type { Database } from "~db/connection.server";
import { storageProblem } from "~db/storage-errors";
import { hashPassword, verifyPassword } from "../passwords.server";

const howMany = 10;
/** Without look-alikes. */
const letters = "abcdefghjkmnpqrstuvwxyz23456789";
/** 79 bits. */
const codeLength = 16;

const plainCode = (code: string) => code.toLowerCase().replace(/[^a-z0-9]/g, "");

/** Distinguishes recovery codes from app codes. */
export const isRecoveryCode = (code: string) => plainCode(code).length === codeLength;

export interface RecoveryCodes {
  codes: string[];
  hashes: string[];
}

/** Call it before a transaction, because hashing is slow. */
export async function makeRecoveryCodes(): Promise<RecoveryCodes> {
  const codes = Array.from({ length: howMany }, newCode);
  return { codes, hashes: await Promise.all(codes.map((code) => hashPassword(plainCode(code)))) };
}

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

interface TakenCode {
  giveBack: () => Promise<void>;
}

/** In memory if the database cannot be written. @returns undefined if invalid or used */
export async function takeRecoveryCode(
  db: Database,
  staffId: number,
  code: string,
): Promise<TakenCode | undefined> {
  const code_hash = await findUnused(db, staffId, plainCode(code));
  const { usedCodes } = getMemoryStore(db);
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
    // Another request may have used it during the write.
    if (usedCodes.has(code_hash)) return undefined;
    usedCodes.set(code_hash, used_at);
    return { giveBack: async () => void usedCodes.delete(code_hash) };
  }
}

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

export async function countRecoveryCodes(db: Database, staffId: number): Promise<number> {
  const { count } = await db
    .selectFrom("recovery_codes")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("staff_id", "=", staffId)
    .where("used_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
