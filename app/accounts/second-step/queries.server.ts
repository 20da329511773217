import { seal, unseal } from "~/services/sealed.server";
import { getMemoryStore } from "~/session/memory-store.server";
import type { Database } from "~db/connection.server";
import { storageProblem } from "~db/storage-errors";
import { type RecoveryCodes, storeRecoveryCodes } from "./recovery-codes.server";
import { findTimeStep } from "./totp.server";

const getSeal = (staffId: number) => ({ purpose: "second step" as const, owner: `staff ${staffId}` });

export async function findSecondStep(db: Database, staffId: number): Promise<{ since: string } | undefined> {
  return db
    .selectFrom("second_steps")
    .select("created_at as since")
    .where("staff_id", "=", staffId)
    .executeTakeFirst();
}

/** @param db not a transaction */
export function sealSecret(db: Database, staffId: number, secret: string): string {
  return seal(db, getSeal(staffId), secret);
}

/** Needs a transaction. @param secret from `sealSecret` @param timeStep of the confirming code */
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

/** Keeps recovery codes if a passkey needs them. Needs a transaction. @returns true if there were some */
export async function removeSecondStep(trx: Database, staffId: number): Promise<boolean> {
  const removed = await trx.deleteFrom("second_steps").where("staff_id", "=", staffId).executeTakeFirst();
  await dropUnneededCodes(trx, staffId);
  return removed.numDeletedRows > 0n;
}

/** Deletes recovery codes of users without app and passkey. Call it in a transaction. */
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

/** Also removes passkeys and sessions, which may be on the phone. Needs a transaction. */
export async function removeLostSecondStep(trx: Database, staffId: number): Promise<boolean> {
  const passkeys = await trx.deleteFrom("passkeys").where("staff_id", "=", staffId).executeTakeFirst();
  const hadPhone = await removeSecondStep(trx, staffId);
  if (!hadPhone && passkeys.numDeletedRows === 0n) return false;
  await trx.deleteFrom("sessions").where("staff_id", "=", staffId).execute();
  return true;
}

/** @returns true for a code newer than the last one; undefined if the site's key changed */
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
  const secret = unseal(db, getSeal(staffId), row.secret);
  if (secret === undefined) return undefined;
  const timeStep = findTimeStep(secret, code, { now });
  if (timeStep === undefined) return false;
  const { timeSteps } = getMemoryStore(db);
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
    // On a full disk staff must log in to make space: remembers the used code in memory.
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
