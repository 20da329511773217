import { isTwoFactorRequired } from "~/session/two-factor-required.server";
import type { Database } from "~db/connection.server";
import { findSecondStep } from "./queries.server";

export interface Steps {
  phone: { since: string } | undefined;
  hasPasskey: boolean;
  asked: boolean;
}

/** Passkeys require no second factor after a password, unless the school requires it of all. */
export async function findSteps(db: Database, staffId: number): Promise<Steps> {
  const phone = await findSecondStep(db, staffId);
  const passkey = await db
    .selectFrom("passkeys")
    .select("id")
    .where("staff_id", "=", staffId)
    .limit(1)
    .executeTakeFirst();
  const hasPasskey = passkey !== undefined;
  const asked = phone !== undefined || (hasPasskey && (await isTwoFactorRequired(db)));
  return { phone, hasPasskey, asked };
}
