import { seal, unseal } from "~/services/sealed.server";
import { memoryStoreOf } from "~/session/memory-store.server";
import type { Database } from "~db/connection.server";
import { storageProblem } from "~db/storage-errors";
import { type RecoveryCodes, storeRecoveryCodes } from "./recovery-codes.server";
import { timeStepOf } from "./totp.server";

const sealOf = (staffId: number) => ({ purpose: "second step" as const, owner: `staff ${staffId}` });

/** Since when somebody's login has a second step; undefined if it has none. */
export async function findSecondStep(db: Database, staffId: number): Promise<{ since: string } | undefined> {
  return db
    .selectFrom("second_steps")
    .select("created_at as since")
    .where("staff_id", "=", staffId)
    .executeTakeFirst();
}

/** A secret as it is stored. @param db the database itself, not a transaction */
export function sealSecret(db: Database, staffId: number, secret: string): string {
  return seal(db, sealOf(staffId), secret);
}

/**
 * Gives somebody's login a second step; call it in a transaction.
 * @param secret as `sealSecret` makes it
 * @param timeStep of the code that showed that the phone knows the secret
 * @param recovery what they log in with when the phone is lost
 * @returns false if there is a second step already
 */
export async function addSecondStep(
  trx: Database,
  staffId: number,
  secret: string,
  timeStep: number,
  recovery: RecoveryCodes,
): Promise<boolean> {
  const added = await trx
    .insertInto("second_steps")
    .values({
      staff_id: staffId,
      secret,
      last_time_step: timeStep,
      created_at: new Date().toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (!added.numInsertedOrUpdatedRows) return false;
  await storeRecoveryCodes(trx, staffId, recovery);
  return true;
}

/**
 * Takes the codes from somebody's phone off, with the recovery codes if there is no passkey that they stand in for; call
 * it in a transaction.
 * @returns true if there were some
 */
export async function removeSecondStep(trx: Database, staffId: number): Promise<boolean> {
  const removed = await trx.deleteFrom("second_steps").where("staff_id", "=", staffId).executeTakeFirst();
  await dropUnneededCodes(trx, staffId);
  return removed.numDeletedRows > 0n;
}

/** Deletes the recovery codes of somebody who has neither phone nor passkey any more; call it in a transaction. */
export async function dropUnneededCodes(trx: Database, staffId: number): Promise<void> {
  await trx
    .deleteFrom("recovery_codes")
    .where("staff_id", "=", staffId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("second_steps").select("staff_id").where("staff_id", "=", staffId))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("passkeys").select("staff_id").where("staff_id", "=", staffId))),
    )
    .execute();
}

/**
 * Takes off the second step of somebody who has lost the phone, with the passkeys that may be on it. Whoever found the phone
 * may be logged in on it: all sessions end. Call it in a transaction.
 * @returns true if there was one; where there was none, nothing is changed
 */
export async function removeLostSecondStep(trx: Database, staffId: number): Promise<boolean> {
  const passkeys = await trx.deleteFrom("passkeys").where("staff_id", "=", staffId).executeTakeFirst();
  const hadPhone = await removeSecondStep(trx, staffId);
  if (!hadPhone && passkeys.numDeletedRows === 0n) return false;
  await trx.deleteFrom("sessions").where("staff_id", "=", staffId).execute();
  return true;
}

/**
 * Uses a code from the phone up.
 * @returns true if it is right, and newer than the last one that was taken; undefined if the secret cannot be read:
 * the site's keys are others than when it was sealed
 */
export async function takePhoneCode(
  db: Database,
  staffId: number,
  code: string,
  now = Date.now(),
): Promise<boolean | undefined> {
  const row = await db
    .selectFrom("second_steps")
    .select("secret")
    .where("staff_id", "=", staffId)
    .executeTakeFirst();
  if (!row) return false;
  const secret = unseal(db, sealOf(staffId), row.secret);
  if (secret === undefined) return undefined;
  const timeStep = timeStepOf(secret, code, { now });
  if (timeStep === undefined) return false;
  const { timeSteps } = memoryStoreOf(db);
  if (timeStep <= (timeSteps.get(staffId) ?? 0)) return false;
  try {
    const taken = await db
      .updateTable("second_steps")
      .set({ last_time_step: timeStep })
      .where("staff_id", "=", staffId)
      .where("last_time_step", "<", timeStep)
      .executeTakeFirst();
    return taken.numUpdatedRows > 0n;
  } catch (error) {
    // On a full disk staff log in to make room: this process remembers which code was used.
    if (!storageProblem(error)) throw error;
  }
  const { last_time_step } = await db
    .selectFrom("second_steps")
    .select("last_time_step")
    .where("staff_id", "=", staffId)
    .executeTakeFirstOrThrow();
  if (timeStep <= last_time_step) return false;
  timeSteps.set(staffId, timeStep);
  return true;
}
